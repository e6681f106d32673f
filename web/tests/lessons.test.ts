import { describe, expect, it } from 'vitest'
import { selectorsFor } from '../src/lessons/pointed'
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
})
