import { describe, expect, it } from 'vitest'
import { changes } from '../src/board/motion'
import { planOf } from '../src/board/plan'
import type { GameView, IsleView, SeaView } from '../src/board/types'
import { goesOn, smooth, waysOf } from '../src/board/ways'
import { boardData } from './helpers'

const plan = planOf(boardData('base-2-3'))
const sea = (id: string) => plan.seas.find((one) => one.id === id)!
const beside = (id: string): string[] =>
  plan.seas
    .filter(({ at }) => Math.hypot(at[0] - sea(id).at[0], at[1] - sea(id).at[1]) < 63)
    .map((one) => one.id)
    .filter((other) => other !== id)
const isle = (changes: Partial<IsleView> = {}): IsleView => ({
  owner: null,
  troops: 0,
  buildings: [],
  metropolis: false,
  markers: 0,
  figure: null,
  ...changes,
})
const view = (seas: Record<string, Partial<SeaView>>, isles: Record<string, Partial<IsleView>> = {}): GameView =>
  ({
    board: plan,
    seas: Object.fromEntries(Object.entries(seas).map(([id, one]) => [id, { owner: 'sparta', fleets: 1, ...one }])),
    isles: Object.fromEntries(plan.territories.map(({ id }) => [id, isle(isles[id])])),
    kraken: null,
    under_way: null,
  }) as unknown as GameView

// Two isles that only a chain of two seas joins.
const [first, second] = plan.seas
  .flatMap(({ id }) => beside(id).map((other) => [id, other] as const))
  .find(
    ([one, other]) =>
      sea(one).coasts.length === 1 && sea(other).coasts.length === 1 && sea(one).coasts[0] !== sea(other).coasts[0],
  )!
const [here, there] = [sea(first).coasts[0]!, sea(second).coasts[0]!]
const landed = (more: Record<string, unknown> = {}) => ({
  event: 'troops_moved',
  player: 'sparta',
  from_isle: here,
  to_isle: there,
  count: 1,
  ...more,
})

describe('the way of units', () => {
  it('leads over all seas that fleets took, in one go', () => {
    const sail = (from_sea: string, to_sea: string) => ({ event: 'fleets_moved', player: 'sparta', from_sea, to_sea })
    const ways = waysOf(plan, view({}), [sail('a', 'b'), sail('b', 'c')])
    expect([...ways]).toEqual([['sea:c', ['sea:a', 'sea:b', 'sea:c']]])
  })

  it('is gone on with where the next step begins at its end', () => {
    const sail = (from_sea: string, to_sea: string) => ({ event: 'fleets_moved', player: 'sparta', from_sea, to_sea })
    expect(goesOn(plan, view({}), [sail('a', 'b')], [sail('b', 'c')])).toBe(true)
    expect(goesOn(plan, view({}), [sail('a', 'b')], [sail('d', 'b')])).toBe(false)
  })

  it('leads attackers to the battle, and from there onto what they have won', () => {
    const seas = { [first]: {}, [second]: {} }
    const party = { player: 'sparta', isle: there, units: 2, undead: 0, titans: 0, heroes: [], artifacts: [] }
    const attacked = { ...view(seas, { [there]: { owner: 'athens', troops: 1 } }), under_way: party }
    const begun = changes(
      plan,
      view(seas, { [here]: { owner: 'sparta', troops: 2 }, [there]: { owner: 'athens', troops: 1 } }),
      attacked,
      [landed()],
    )
    expect(begun).toMatchObject([{ piece: 'attackers', over: [expect.anything(), expect.anything()] }])
    const won = changes(plan, attacked, view(seas, { [there]: { owner: 'sparta', troops: 1 } }), [
      { event: 'battle_ended', winner: 'sparta' },
    ])
    const { landing, troops } = plan.territories.find(({ id }) => id === there)!
    expect(won).toMatchObject([{ piece: `isle:${there}`, from: [landing[0] - troops[0], landing[1] - troops[1]] }])
  })

  it('leads troops along their own fleets', () => {
    const fleets = view({ [first]: {}, [second]: {}, [beside(first).find((other) => other !== second)!]: {} })
    expect(waysOf(plan, fleets, [landed()]).get(`isle:${there}`)).toEqual([
      `isle:${here}`,
      `sea:${first}`,
      `sea:${second}`,
      `isle:${there}`,
    ])
  })

  it('is straight for who flies, and where no own fleets lie', () => {
    const straight = [`isle:${here}`, `isle:${there}`]
    expect(waysOf(plan, view({ [first]: {}, [second]: {} }), [landed({ flying: true })]).get(`isle:${there}`)).toEqual(
      straight,
    )
    const others = view({ [first]: {}, [second]: { owner: 'athens' } })
    expect(waysOf(plan, others, [landed()]).get(`isle:${there}`)).toEqual(straight)
  })

  it('is shown: from where they left, over what lies between, to those who are there', () => {
    const seas = { [first]: {}, [second]: {} }
    const before = view(seas, { [here]: { owner: 'sparta', troops: 2 }, [there]: { owner: 'sparta', troops: 1 } })
    const after = view(seas, { [here]: { owner: 'sparta', troops: 1 }, [there]: { owner: 'sparta', troops: 2 } })
    const [change] = changes(plan, before, after, [landed()])
    const at = plan.territories.find(({ id }) => id === there)!.troops
    const step = (point: readonly [number, number]) => [point[0] - at[0], point[1] - at[1]]
    expect(change).toEqual({
      piece: `isle:${there}`,
      from: step(plan.territories.find(({ id }) => id === here)!.troops),
      over: [step(sea(first).at), step(sea(second).at)],
      joins: true,
    })
  })

  it('takes a marker from isle to isle', () => {
    const told = { event: 'prosperity_moved', player: 'sparta', from_isle: here, to_isle: there }
    const [change] = changes(plan, view({}, { [here]: { markers: 1 } }), view({}, { [there]: { markers: 1 } }), [told])
    const horns = (id: string) => plan.territories.find((one) => one.id === id)!.horns
    expect(change).toEqual({
      piece: `marker:${there}:0`,
      from: [horns(here)[0] - horns(there)[0], horns(here)[1] - horns(there)[1]],
    })
  })

  it('is a smooth line through all its places, from its beginning to its end', () => {
    const line = smooth([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect([line[0], line.at(-1)]).toEqual([
      { at: [0, 0], part: 0 },
      { at: [10, 10], part: 1 },
    ])
    expect(line.some(({ at: [x, y] }) => x === 10 && y === 0)).toBe(true)
    expect(line.every(({ part }, place) => !place || part >= line[place - 1]!.part)).toBe(true)
  })
})
