// What axe finds on every screen: node dev/axe.mjs [address]
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { address, browser, open } from './browser.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
async function check(page, name) {
  await page.waitForTimeout(600)
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run())
  console.log(name, violations.length ? '' : 'clean')
  for (const { id, impact, nodes } of violations)
    console.log(
      '  ',
      impact,
      id,
      nodes.length,
      nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message?.slice(0, 160) ?? ''}`)
        .join('\n        '),
    )
}
for (const [width, height, colorScheme] of [
  [1280, 800, 'light'],
  [390, 844, 'dark'],
]) {
  const page = await open(width, height, { colorScheme, reducedMotion: 'reduce' })
  await check(page, 'start')
  await page.getByRole('button', { name: 'New table with friends' }).click()
  await check(page, 'new table')
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('Who plays').waitFor()
  await check(page, 'waiting room')
  await page.goto(address)
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await check(page, 'quick')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.panel.mine').waitFor()
  await check(page, 'offering')
  for (let turns = 0; turns < 12; turns++) {
    await page.locator('.panel.mine').waitFor()
    if ((await page.locator('.question').textContent()).startsWith('The turn with')) break
    const buttons = page.locator('.choices li button')
    await buttons
      .nth(Math.max(0, Math.min(turns % 3, (await buttons.count()) - 2)))
      .evaluate((button) => button.click())
    await page.waitForTimeout(700)
  }
  await check(page, 'turn')
  await page.getByRole('button', { name: 'Menu' }).click()
  await check(page, 'menu')
}
await browser.close()
