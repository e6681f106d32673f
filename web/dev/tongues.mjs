// Holds what the page says against what the terminal says, in games that come one a line (tests/watching/tongues.py
// plays and tells them).
import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const server = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
})
const { checkGame } = await server.ssrLoadModule('/dev/tongues.ts')

const sum = { games: 0, sentences: 0 }
let missed = 0
for await (const line of createInterface({ input: process.stdin })) {
  const played = JSON.parse(line)
  const faults = checkGame(played)
  sum.games++
  sum.sentences += played.told.length
  missed += faults.length
  for (const fault of faults.slice(0, 3)) console.log(`${played.game}: ${fault}`)
}
await server.close()
console.log(`the page told ${sum.sentences.toLocaleString('en')} of them, ${missed} otherwise`)
process.exit(missed || !sum.games ? 1 : 0)
