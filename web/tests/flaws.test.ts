import { describe, expect, it } from 'vitest'
import { ApiError } from '../src/net/api'
import type { Flaw } from '../src/net/protocol'
import { flawText, problemText } from '../src/texts/flaws'
import { texts } from './helpers'

const noStarts: Flaw = { code: 'no_starts', place: 'starts', args: { players: 4 }, causes: [] }
const unplayable: Flaw = { code: 'unplayable', place: 'players', args: { players: 4 }, causes: [noStarts, noStarts] }

describe('flaws', () => {
  it('are told with their place and what is behind them', () => {
    const starts = 'starts: there are no starting places for 4 players'
    expect(flawText(texts, noStarts)).toBe(starts)
    expect(flawText(texts, { ...noStarts, place: '' })).toBe('there are no starting places for 4 players')
    expect(flawText(texts, unplayable)).toBe(`players: 4 can't play on this board like this: ${starts}; ${starts}`)
  })

  it.each([
    [
      'no_own_isle_beside',
      { sea: '6-4' },
      'A new fleet has to touch a coast of yours, and sea 6-4 touches none. (B5.4)',
    ],
    [
      'metropolis_isle_not_yours',
      { isle: 'naxos' },
      "A metropolis goes on land of your own, and Naxos isn't yours. (B5.4)",
    ],
    [
      'metropolis_isle_not_yours',
      { isle: 'my-own-isle' },
      "A metropolis goes on land of your own, and My-own-isle isn't yours. (B5.4)",
    ],
  ])('tell why the rules refuse an action: %s of %o', (code, args, reason) => {
    const told = { refusal: `${code} (B5.4)`, code, rule: 'B5.4', ...args }
    const flaw = { code: 'against_the_rules', place: '', args: told, causes: [] }
    expect(flawText(texts, flaw as Flaw)).toBe(`the rules refuse it: ${reason}`)
  })

  it('are told by the technical line where their words can not be loaded', async () => {
    const problem = new ApiError('bad_board', { fault: 'starts: no_starts (players=4)', flaw: noStarts })
    expect(await problemText(problem)).toBe("This board can't be used. starts: no_starts (players=4)")
  })

  it('are only what somebody gave', async () => {
    expect(await problemText(new ApiError('bad_teams'))).toBe(texts.say('error-bad-teams'))
    expect(await problemText(new Error('no net'))).toBe(texts.say('page-unreachable'))
  })
})
