// Consent, leaving, coming back, reasons and a restart of the server, by two people: node dev/together.mjs ADDRESS
// RESTART-COMMAND
import { exec } from 'node:child_process'
import { browser, open, shots } from './browser.mjs'

async function sit(url) {
  const page = await open(1280, 800, {}, url)
  page.setDefaultTimeout(10000)
  return page
}
const one = await sit()
await one.getByRole('button', { name: 'New table with friends' }).click()
await one.getByLabel('Your name').fill('Anna')
await one.getByRole('radio', { name: '2', exact: true }).check({ force: true })
await one.getByRole('button', { name: 'Open the table' }).click()
await one.getByRole('button', { name: 'I am ready' }).waitFor()
const two = await sit(one.url())
await two.getByLabel('Your name').fill('Boris <b>')
await two.getByRole('button', { name: 'Join' }).click()
await two.getByRole('button', { name: 'I am ready' }).click()
await one.getByRole('button', { name: 'I am ready' }).click()
await one.locator('.table').waitFor()
await two.locator('.table').waitFor()
const pages = [one, two]
const decider = async () => {
  for (;;) {
    for (const page of pages) if (await page.locator('.panel.mine:not(:has(.busy))').count()) return page
    await one.waitForTimeout(50)
  }
}
// Bids until turns begin
for (let bids = 0; bids < 12; bids++) {
  const page = await decider()
  if (!/offering/i.test(await page.locator('.question').textContent())) break
  const free = page.locator('.god.lit:not(:has(.badge))')
  await ((await free.count()) ? free : page.locator('.god.lit')).first().click()
  await page.locator('.bid button.main').click()
  await page.waitForTimeout(300)
}
let page = await decider()
console.log('asked:', await page.locator('.question').textContent())
// A place that isn't lit says why
const dark = page.locator('.board g[data-place]:not(.lit)')
for (let tries = 0; tries < (await dark.count()); tries += 7) {
  await dark.nth(tries).dispatchEvent('click')
  await page.waitForTimeout(250)
  const reason = (await page.locator('.reason').textContent()).trim()
  if (reason) {
    console.log('reason:', reason)
    break
  }
}
await page.screenshot({ path: `${shots}reason.png` })
for (const grey of await page.locator('.actions .no').all()) {
  await grey.click()
  await page.waitForTimeout(250)
  console.log('grey:', (await grey.textContent()).trim(), '→', (await page.locator('.reason').textContent()).trim())
}
// A step and its undo
const before = await page.locator('.log .line').count()
const action = page.locator('.choices li button').first()
console.log('does:', (await action.textContent()).trim())
await action.evaluate((button) => button.click())
await page.waitForTimeout(500)
console.log('log grew by', (await page.locator('.log .line').count()) - before)
if (await page.getByRole('button', { name: 'Undo step' }).count()) {
  await page.getByRole('button', { name: 'Undo step' }).click()
  await page.waitForTimeout(500)
  console.log(
    'after undo:',
    (await page.locator('.log .line').count()) - before,
    (await page.locator('.log .line').last().textContent()).trim(),
  )
}
// Going back by consent
const other = page === one ? two : one
await page.locator('.log .line').nth(4).click()
await page.getByRole('button', { name: 'Ask the others to go back' }).click()
await other.locator('.proposal').waitFor()
console.log('proposal:', (await other.locator('.proposal p').textContent()).trim())
await other.screenshot({ path: `${shots}proposal.png` })
await other.getByRole('button', { name: 'Agree' }).click()
await page.waitForTimeout(500)
console.log(
  'after rewind:',
  (await page.locator('.log .line').last().textContent()).trim(),
  '|',
  await page.locator('h1').textContent(),
)
// Chat
await one.locator('#side-chat').click()
await one.getByPlaceholder('Say something').fill('Hello <img src=x onerror=alert(1)>')
await one.keyboard.press('Enter')
await two.locator('#side-chat .dot').waitFor()
await two.locator('#side-chat').click()
console.log('chat:', (await two.locator('.lines p').last().textContent()).trim())
// A restart of the server
if (process.argv[3]) {
  for (const side of pages) await side.locator('#side-log').click()
  await one.waitForTimeout(200)
  const lines = await one.locator('.log .line').count()
  const restart = new Promise((done) => exec(process.argv[3], done))
  await Promise.all([one, two].map((page) => page.locator('.lost').waitFor()))
  console.log('both see that the connection is lost')
  // What is done meanwhile is sent when the server is there again.
  const cut = await decider()
  await cut
    .locator('.choices li button')
    .last()
    .evaluate((button) => button.click())
  await restart
  await Promise.all([one, two].map((page) => page.locator('.lost').waitFor({ state: 'detached', timeout: 30000 })))
  await one.waitForTimeout(1000)
  console.log('back without a reload; new lines:', (await one.locator('.log .line').allTextContents()).slice(lines))
  const after = await decider()
  await after
    .locator('.choices li button')
    .last()
    .evaluate((button) => button.click())
  await one.waitForTimeout(800)
  console.log(
    'goes on:',
    (await one.locator('#side-log').click(), (await one.locator('.log .line').last().textContent()).trim()),
  )
}
// A seat on another device, a bot for whoever left, and back
await two.getByRole('button', { name: 'Menu' }).click()
await two.getByText('Your seat on another device').click()
const link = await two.locator('input[aria-label="Your seat on another device"]').inputValue()
await two.context().close()
await one.waitForTimeout(800)
await one.getByRole('button', { name: 'Menu' }).click()
await one.screenshot({ path: `${shots}menu.png` })
await one.getByRole('button', { name: /Ask for a bot/ }).click()
await one.waitForTimeout(1500)
console.log('bot plays:', (await one.locator('li[data-city=athens] .names').textContent()).trim())
const again = await sit(link)
await again.getByRole('button', { name: 'Play yourself again' }).click()
await again.waitForTimeout(800)
console.log(
  'back:',
  (await again.locator('li[data-city=athens] .names').textContent()).trim(),
  again.url().includes('token'),
)
await browser.close()
