import { describe, expect, it } from 'vitest'
import type { Option } from '../src/board/types'
import { gathered } from '../src/game/choices'
import type { TableModel } from '../src/game/model.svelte'
import { selectorsFor, wayTo } from '../src/lessons/pointed'
import { nextLesson } from '../src/lessons/progress.svelte'

const lessons = ['winning', 'cycle', 'bidding'].map((name) => ({ name }))

describe('the next lesson', () => {
  it('is the first that is not done', () => {
    expect(nextLesson(lessons, [])?.name).toBe('winning')
    expect(nextLesson(lessons, ['winning', 'bidding'])?.name).toBe('cycle')
    expect(nextLesson(lessons, ['winning', 'cycle', 'bidding'])).toBeNull()
  })

  it('follows the one just done, and comes back to those passed over', () => {
    expect(nextLesson(lessons, ['cycle'], 'cycle')?.name).toBe('bidding')
    expect(nextLesson(lessons, ['cycle', 'bidding'], 'bidding')?.name).toBe('winning')
    expect(nextLesson(lessons, [], 'bidding')?.name).toBe('winning')
  })
})

describe('a pointer', () => {
  it('leads to places, gods, cards, cities and panels, or to the tab before them', () => {
    expect(selectorsFor('isle:naxos')).toEqual(['[data-place="isle:naxos"]'])
    expect(selectorsFor('sea:6-4')).toEqual(['[data-place="sea:6-4"]'])
    expect(selectorsFor('god:ares')).toEqual(['.god[data-god="ares"]', '#tab-gods'])
    expect(selectorsFor('card:fates')).toEqual(['.card[data-card="fates"]', '#tab-gods'])
    expect(selectorsFor('city:sparta')).toEqual(['li[data-city="sparta"]', '#tab-cities'])
    expect(selectorsFor('panel:track')).toEqual(['.track', '#tab-gods'])
    expect(selectorsFor('panel:sky')).toEqual([])
  })

  /** What is ringed first, at a table where these can be chosen. */
  function ringed(
    options: Partial<Option>[],
    wanted: string[],
    at: string | null,
    chosen: Partial<TableModel> = {},
  ): string | undefined {
    const all = options.map((option, action) => ({ action, price: 0, ...option }) as unknown as Option)
    const model = {
      choices: gathered(all),
      view: null,
      decision: { kind: 'turn' },
      mode: null,
      god: null,
      offer: null,
      at: null,
      amount: null,
      doubtful: null,
      ...chosen,
    }
    return wayTo(model as unknown as TableModel, wanted, at)[0]
  }

  it('leads to what is to be chosen next', () => {
    const troops = [
      { kind: 'recruit_troop' as const, text: 'recruit troop naxos', isle: 'naxos' },
      { kind: 'recruit_troop' as const, text: 'recruit troop kea', isle: 'kea' },
      { kind: 'end_turn' as const, text: 'end' },
    ]
    const both = ['recruit troop naxos', 'recruit troop kea']
    expect(ringed(troops, both, 'isle:kea')).toBe('[data-mode="recruit_troop"]')
    expect(ringed(troops, both, 'isle:kea', { mode: 'recruit_troop' })).toBe('[data-place="isle:kea"]')
    expect(ringed(troops, both, 'isle:kea', { mode: 'recruit_troop', at: 'isle:kea' })).toBe(
      '.panel.mine [data-action="recruit troop kea"]',
    )
    expect(ringed(troops, ['end'], 'panel:end')).toBe('.foot button.main')
    const bids = [3, 4].map((gold) => ({ kind: 'bid' as const, text: `bid ares ${gold}`, god: 'ares', gold }))
    expect(ringed(bids, ['bid ares 4'], 'god:ares')).toBe('.god[data-god="ares"]')
    expect(ringed(bids, ['bid ares 4'], 'god:ares', { god: 'ares', offer: bids[0] as unknown as Option })).toBe(
      '.bid .stepper',
    )
    expect(ringed(bids, ['bid ares 4'], 'god:ares', { god: 'ares', offer: bids[1] as unknown as Option })).toBe(
      '.bid button.main',
    )
    expect(ringed(bids, ['bid ares 3', 'bid ares 4'], 'panel:gods')).toBe('.gods')
  })
})
