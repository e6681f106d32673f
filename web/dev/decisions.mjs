// Every kind of decision on the page, from dev/decisions.py's views: node dev/decisions.mjs [address]
import { readFileSync } from 'node:fs'
import { browser, address, open, shots } from './browser.mjs'

const views = JSON.parse(readFileSync(`${shots}decisions.json`, 'utf8'))
const colours = ['sparta', 'athens', 'corinth', 'thebes', 'argos']
const page = await open()
for (const [kind, view] of Object.entries(views)) {
  const seats = Object.keys(view.cities).map((city) => ({
    name: city,
    kind: 'human',
    level: null,
    colour: city,
    ready: true,
    online: true,
    away: false,
  }))
  const table = {
    table: 'aaaaaaaaaa',
    title: kind,
    phase: 'running',
    players: view.players,
    modules: [],
    options: {},
    visibility: 'link',
    hints: true,
    seats,
    cycle: view.cycle,
    created: 0,
  }
  const odds = Object.fromEntries(
    view.decision.options
      .filter(({ kind }) => kind === 'stay')
      .map(({ action }) => [action, { win: 40, lose: 35, both: 25 }]),
  )
  let acted = null
  await page.unrouteAll?.()
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.onMessage((raw) => {
      const message = JSON.parse(raw)
      if (message.type === 'act') acted = message.action
      if (message.type === 'hello')
        socket.send(
          JSON.stringify({
            type: 'welcome',
            version: 1,
            table,
            seat: colours.indexOf(view.player),
            seed_hash: 'ff',
            seq: 0,
            game: { view, can_undo: true, turn_start: 0, odds },
            log: [],
            chat: [],
            proposal: null,
            seed: null,
          }),
        )
    })
  })
  await page.goto(`${address}/#/`)
  await page.goto(`${address}/#/t/${kind.replaceAll('_', '-')}`)
  await page.locator('.panel.mine').waitFor({ timeout: 5000 })
  await page.waitForTimeout(350)
  await page.screenshot({ path: `${shots}decision-${kind}.png` })
  const groups = new Set(
    view.decision.options.map(({ text, gold, count }) => (gold || count ? text.replace(/ \d+$/, '') : text)),
  )
  const listed = await page.locator('.choices li').count()
  const places = view.decision.options.filter(({ isle, sea }) => isle || sea).length
  const lit = await page.locator('.board .lit').count()
  await page
    .locator('.choices li button')
    .first()
    .evaluate((button) => button.click())
  const sure = page.getByRole('button', { name: 'Back', exact: true })
  if (await sure.count()) await page.locator('.panel.mine button.main[data-action]').first().click()
  await page.waitForTimeout(60)
  const legal = view.decision.options.some(({ text }) => text === acted)
  console.log(listed === groups.size && legal && lit > 0 === places > 0 ? 'good' : 'BAD', kind, {
    listed,
    groups: groups.size,
    places,
    lit,
    acted,
  })
}
await browser.close()
