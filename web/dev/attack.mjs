// Screenshots of an attack, its odds and its dice: node dev/attack.mjs [address]
import { browser, open, shots } from './browser.mjs'

const page = await open(Number(process.argv[3] ?? 1440), Number(process.argv[4] ?? 900))
await page.getByRole('button', { name: 'Play against bots' }).click()
await page.getByRole('button', { name: 'Start the game' }).click()
const until = Date.now() + 150000
const seen = new Set()
while (Date.now() < until && seen.size < 3) {
  await page.locator('.panel.mine:not(:has(.busy)), .over').first().waitFor({ timeout: 30000 })
  if (await page.locator('.over').count()) break
  const list = page.locator('.choices li button')
  const texts = await list.allTextContents()
  let at = texts.findIndex((text) => /wins \d/.test(text))
  if (at < 0) at = texts.findIndex((text) => /^ *(Fight on)/.test(text))
  if (at < 0) at = texts.findIndex((text) => /(Build a fleet|Recruit a troop)/.test(text))
  if (at < 0) at = texts.findIndex((text) => /Move (fleets|troops)/.test(text))
  if (at < 0) at = texts.findIndex((text) => /to (Poseidon|Ares)/.test(text))
  if (at < 0) at = Math.floor(Math.random() * texts.length)
  const question = await page.locator('.question').textContent()
  if (/under way|take ship/.test(question) && !seen.has('movement')) {
    seen.add('movement')
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${shots}movement.png` })
  }
  if (/fight on/.test(question)) {
    seen.add('retreat')
    await page.waitForTimeout(1800)
    await page.screenshot({ path: `${shots}retreat.png` })
  }
  await list.nth(at).evaluate((button) => button.click())
  await page.waitForTimeout(60)
  if ((await page.locator('.bar').count()) && (await page.getByText('That is an attack').count())) {
    seen.add('attack')
    await page.screenshot({ path: `${shots}attack.png` })
  }
  const back = page.getByRole('button', { name: 'Back', exact: true })
  if (await back.count())
    await page
      .locator('.panel.mine button.main[data-action]')
      .first()
      .evaluate((button) => button.click())
  await page.waitForTimeout(150)
}
console.log([...seen])
await browser.close()
