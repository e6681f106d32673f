// Holds the news of a seat against what its views differ by, in games that come one a line (tests/watching/news.py
// plays them).
import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const server = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
})
const { checkGame } = await server.ssrLoadModule('/dev/losses.ts')

const sum = { games: 0, stretches: 0, lost: 0, events: 0 }
let missed = 0
for await (const line of createInterface({ input: process.stdin })) {
  const played = JSON.parse(line)
  const found = checkGame(played)
  sum.games++
  for (const part of ['stretches', 'lost', 'events']) sum[part] += found[part]
  missed += found.faults.length
  for (const fault of found.faults.slice(0, 3)) console.log(`${played.game}: ${fault}`)
}
await server.close()
const count = (number) => number.toLocaleString('en')
console.log(
  `${sum.games} games, ${count(sum.stretches)} stretches of others' play, ${count(sum.events)} events against the seat, ${count(sum.lost)} things lost, ${missed} not in the news`,
)
process.exit(missed || !sum.games ? 1 : 0)
