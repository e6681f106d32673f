// Two people and a bot play a whole game by clicking gods, places and buttons: node dev/whole-game.mjs [address]
import { browser, open, shots } from './browser.mjs'

const counts = {}
const problems = []
const count = (what) => (counts[what] = (counts[what] ?? 0) + 1)
const any = (list) => list[Math.floor(Math.random() * list.length)]

async function sit(width, height) {
  const page = await open(width, height, { reducedMotion: 'reduce' })
  page.setDefaultTimeout(8000)
  page.on('pageerror', (error) => problems.push(error.stack))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  return page
}

async function click(locator) {
  await locator.click({ force: true }).catch((error) => problems.push(String(error).slice(0, 300)))
}

/** One click of somebody who is asked. */
async function move(page) {
  const panel = page.locator('.panel.mine')
  if (!(await panel.count()) || (await panel.locator('.busy').count())) return false
  const question = await page.locator('.question').textContent()
  count(question.replace(/[\d-]+|with \w+|at \w+/g, '').slice(0, 22))
  const buttons = panel.locator('button:not([disabled]):not(.toggle)').filter({ visible: true })
  const lit = page.locator('.board g.lit, .board [data-place].lit')
  const gods = page.locator('.god.lit')
  const cards = page.locator('.card.lit')
  const dice = Math.random()
  if (await panel.getByRole('button', { name: 'Back', exact: true }).count()) {
    await click(panel.locator('button.main, [data-action]').first())
    count('doubt or menu')
  } else if ((await gods.count()) && !(await page.locator('.bid').count())) {
    await click(gods.nth(Math.floor(Math.random() * (await gods.count()))))
    count('god')
  } else if (await page.locator('.bid').count()) {
    if (dice < 0.3 && (await page.locator('.bid .stepper').count()))
      await click(page.locator('.bid .stepper button').last())
    else await click(page.locator('.bid button.main'))
    count('bid')
  } else if ((await lit.count()) && dice < 0.6) {
    await lit
      .nth(Math.floor(Math.random() * (await lit.count())))
      .dispatchEvent('click')
      .catch((error) => problems.push(String(error)))
    count('place')
  } else if ((await cards.count()) && dice < 0.75) {
    await click(cards.first())
    count('card')
  } else {
    const texts = await buttons.allTextContents()
    const wanted = texts
      .map((text, at) => ({ text, at }))
      .filter(({ text }) => !/Undo/.test(text) || Math.random() < 0.1)
    const end = wanted.find(({ text }) => /End the turn/.test(text))
    const choice = end && dice > 0.85 ? end : any(wanted)
    if (!choice) return false
    await click(buttons.nth(choice.at))
    count(
      `button ${choice.text
        .trim()
        .replace(/[\d(].*/, '')
        .slice(0, 18)}`,
    )
  }
  await page.waitForTimeout(25)
  return true
}

const one = await sit(1280, 800)
await one.getByRole('button', { name: 'New table with friends' }).click()
await one.getByLabel('Your name').fill('Anna')
await one.getByRole('radio', { name: '3' }).check({ force: true })
await one.locator('.seats select').nth(2).selectOption('normal')
await one.getByText('House rules').click()
await one.locator('.option input[type=number]').fill('14')
await one.getByRole('button', { name: 'Open the table' }).click()
await one.getByRole('button', { name: 'I am ready' }).waitFor()
const two = await sit(390, 844)
await two.goto(one.url())
await two.getByLabel('Your name').fill('Boris')
await two.getByRole('button', { name: 'Join' }).click()
await two.getByRole('button', { name: 'I am ready' }).click()
await one.locator('.city').nth(5).click()
await one.getByRole('button', { name: 'I am ready' }).click()
await one.locator('.table').waitFor()
const until = Date.now() + 1000 * Number(process.argv[3] ?? 240)
let idle = 0
let clicks = 0
while (Date.now() < until) {
  const over = await Promise.all([one, two].map((page) => page.locator('.over').count()))
  if (over.every(Boolean)) break
  const moved = (await move(one)) || (await move(two))
  clicks += Number(moved)
  if (moved) idle = 0
  else if (++idle > 200) {
    problems.push('nothing happens')
    break
  } else await one.waitForTimeout(60)
  if (clicks % 60 === 59) {
    clicks++
    await any([one, two]).reload()
    await one.waitForTimeout(300)
    count('reload')
  }
}
console.log('clicks', clicks, counts)
console.log(
  'over',
  await one
    .locator('.over h2')
    .textContent()
    .catch(() => null),
  await two
    .locator('.over h2')
    .textContent()
    .catch(() => null),
)
console.log('problems', problems.length, [...new Set(problems)].slice(0, 6))
await one.screenshot({ path: `${shots}whole-one.png` })
await two.screenshot({ path: `${shots}whole-two.png` })
await browser.close()
