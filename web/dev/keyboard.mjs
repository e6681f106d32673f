// A game played with the keyboard alone, for a while: node dev/keyboard.mjs [address]
import { browser, open } from './browser.mjs'

const page = await open()
await page.getByRole('button', { name: 'Play against bots' }).waitFor()
await page.waitForTimeout(300)
const focused = () =>
  page.evaluate(
    () => (document.activeElement?.textContent ?? '').trim().slice(0, 40) + '|' + document.activeElement?.className,
  )
async function tabTo(test, most = 80) {
  for (let tabs = 0; tabs < most; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(test)) return tabs + 1
  }
  return -1
}
await tabTo(() => document.activeElement.textContent.includes('Play against bots'))
await page.keyboard.press('Enter')
await page.waitForTimeout(300)
console.log('in the sheet:', await focused())
await page.keyboard.press('Enter')
await page.locator('.panel.mine').waitFor()
for (let steps = 0; steps < 14; steps++) {
  await page.locator('.panel.mine:not(:has(.busy))').waitFor()
  await page.waitForTimeout(250)
  const at = await focused()
  const tabs = await tabTo(() => document.activeElement.matches('.choices li button'))
  console.log('focus at', at.slice(0, 30), '→', tabs, 'tabs to', (await focused()).slice(0, 34))
  await page.keyboard.press('Enter')
  await page.waitForTimeout(150)
  if (await page.getByRole('button', { name: 'Back', exact: true }).count()) await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
}
await browser.close()
