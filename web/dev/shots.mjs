// Screenshots of every screen, from a server that runs: node dev/shots.mjs [address]
import { browser, open, shots } from './browser.mjs'

const only = process.argv[3]

const shot = (page, name) => page.screenshot({ path: `${shots}${name}.png` }).then(() => console.log(name))

/** Take any choice of the list; true while the game goes on. */
async function step(page) {
  await page.locator('.panel.mine:not(:has(.busy)), .over').first().waitFor({ timeout: 60000 })
  if (await page.locator('.over').count()) return false
  const list = page.locator('.choices li button')
  const count = await list.count()
  if (!count) return true
  const which = Math.floor(Math.random() * count)
  await list
    .nth(which)
    .evaluate((button) => button.click())
    .catch(() => {})
  const sure = page.locator('.panel.mine [data-action].main')
  await page.waitForTimeout(30)
  if (await page.getByRole('button', { name: 'Back', exact: true }).count())
    await sure
      .first()
      .evaluate((button) => button.click())
      .catch(() => {})
  await page.waitForTimeout(80)
  return true
}

async function quick(page, players) {
  await page.getByRole('button', { name: 'Play against bots' }).click()
  if (players) await page.getByRole('radio', { name: String(players) }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.table').waitFor()
}

if (!only || only === 'desktop') {
  const page = await open(1440, 900)
  await page.waitForTimeout(500)
  await shot(page, 'start')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.waitForTimeout(300)
  await shot(page, 'quick')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.panel.mine').waitFor()
  await page.waitForTimeout(600)
  await shot(page, 'offering')
  await page.locator('.god.lit').first().click()
  await page.waitForTimeout(300)
  await shot(page, 'offering-chosen')
  const seen = new Set()
  for (let steps = 0; steps < 150; steps++) {
    if (!(await step(page))) break
    const question =
      (await page
        .locator('.question')
        .textContent()
        .catch(() => '')) ?? ''
    const kind = question.slice(0, 14)
    if (!seen.has(kind)) {
      seen.add(kind)
      await page.waitForTimeout(300)
      await shot(page, `play-${seen.size}`)
    }
  }
  await shot(page, 'later')
}
if (!only || only === 'phone') {
  const page = await open(390, 844)
  await page.waitForTimeout(500)
  await shot(page, 'phone-start')
  await quick(page, 5)
  await page.locator('.panel.mine').waitFor()
  await page.waitForTimeout(600)
  await shot(page, 'phone-offering')
  for (let steps = 0; steps < 25; steps++) await step(page)
  await page.locator('.panel.mine').waitFor()
  await shot(page, 'phone-later')
  for (const tab of ['gods', 'cities', 'log', 'chat']) {
    await page.locator(`#tab-${tab}`).click()
    await page.waitForTimeout(150)
    await shot(page, `phone-${tab}`)
  }
}
if (!only || only === 'dark') {
  const page = await open(1280, 800, { colorScheme: 'dark' })
  await page.waitForTimeout(300)
  await shot(page, 'dark-start')
  await quick(page, 3)
  for (let steps = 0; steps < 20; steps++) await step(page)
  await shot(page, 'dark-table')
}
if (!only || only === 'friends') {
  const page = await open(1280, 800)
  await page.getByRole('button', { name: 'New table with friends' }).click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByText('House rules').click()
  await page.waitForTimeout(200)
  await shot(page, 'new-table')
  await page.getByRole('radio', { name: 'everyone' }).check({ force: true })
  await page.getByRole('radio', { name: '3' }).check({ force: true })
  await page.locator('.seats select').nth(2).selectOption('normal')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('Who plays').waitFor()
  await page.waitForTimeout(300)
  await shot(page, 'waiting')
  const other = await open(390, 844)
  await other.waitForTimeout(500)
  await shot(other, 'lobby-phone')
  await other.goto(page.url())
  await other.getByLabel('Your name').fill('Boris')
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByRole('button', { name: 'I am ready' }).waitFor()
  await shot(other, 'waiting-phone')
  await other.getByRole('button', { name: 'I am ready' }).click()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await page.locator('.table').waitFor()
  await other.locator('.table').waitFor()
  console.log('both at the table')
}
if (only === 'whole') {
  const page = await open(1280, 800)
  await quick(page, 3)
  let steps = 0
  while (await step(page)) steps++
  console.log('steps', steps)
  await page.waitForTimeout(1000)
  await shot(page, 'over')
}
await browser.close()
