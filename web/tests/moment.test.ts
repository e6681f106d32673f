import { describe, expect, it } from 'vitest'
import { goldDecided } from '../src/game/teams'
import { momentText } from '../src/texts/moment'
import { city, threePlayers } from './helpers'

describe('where a game stands', () => {
  const view = threePlayers({}, { cycle: 3, phase: 'offerings' })

  it('is said with the last cycle, where one was agreed on', () => {
    expect(momentText(view)).toBe('Cycle 3: offerings')
    expect(momentText({ ...view, options: { max_cycles: 3 } })).toBe('Cycle 3 of 3: offerings')
  })
})

describe('what decided a game', () => {
  const over = (ending: string, athens: object, options = {}) =>
    goldDecided(
      threePlayers(
        {},
        {
          ending,
          options,
          winners: ['sparta'],
          cities: { sparta: city({ gold: 4, metropolises: 2 }), athens: city(athens) },
        },
      ),
    )

  it('is gold where another was as far with metropolises', () => {
    expect(over('max_cycles', { gold: 3, metropolises: 2 })).toBe(true)
    expect(over('max_cycles', { gold: 3, metropolises: 1 })).toBe(false)
    expect(over('max_cycles', { gold: 4, metropolises: 2 })).toBe(false)
    expect(over('last_player', { gold: 3, metropolises: 2 })).toBe(false)
  })

  it('is gold also before more metropolises, unless these were to count first', () => {
    expect(over('metropolises', { gold: 3, metropolises: 3 })).toBe(true)
    expect(over('metropolises', { gold: 3, metropolises: 1 })).toBe(false)
    expect(over('metropolises', { gold: 3, metropolises: 1 }, { tiebreak: 'metropolises' })).toBe(false)
    expect(over('metropolises', { gold: 3, metropolises: 2 }, { tiebreak: 'metropolises' })).toBe(true)
  })
})
