import { describe, expect, it, test } from 'vitest'
import { beyond, closeUp, grown, mostOf, windowOn, type Bar, type Box, type Target } from '../src/board/closeUp'
import { stubBrowser } from './helpers'

stubBrowser()
const { frameFor } = await import('../src/layout.svelte')

test('the frame follows the screen and the letters', () => {
  expect(frameFor(1440, 900, 16)).toBe('wide')
  expect(frameFor(900, 1440, 16)).toBe('wide')
  expect(frameFor(390, 844, 16)).toBe('upright')
  expect(frameFor(844, 390, 16)).toBe('low')
  expect(frameFor(932, 430, 16)).toBe('low')
  expect(frameFor(720, 450, 16)).toBe('low')
  expect(frameFor(1440, 900, 32)).toBe('low') // letters of 200 %
  expect(frameFor(844, 1100, 16)).toBe('upright')
})

describe('the board comes as close as a finger needs', () => {
  const room = { width: 800, height: 800 }
  const none: Bar = { edge: 'bottom', deep: 0, long: 0 }
  const box = (x: number, y: number): Box => ({ x, y, width: 60, height: 70 })
  const at = (x: number, y: number, reach = 0): Target => ({
    box: box(x, y),
    most: { x: x - reach, y: y - reach, width: 60 + 2 * reach, height: 70 + 2 * reach },
  })

  it('to all places or to most of them', () => {
    expect(closeUp([], [], room, none, 90)).toBeNull()
    expect(closeUp([at(0, 0)], [], room, none, 60)).toBeNull()
    const near = closeUp([at(0, 0), at(200, 100)], [], room, none, 90)
    expect(near?.zoom).toBe(1.5)
    expect(near?.window.x).toBeCloseTo(130 - 400 / 1.5)
    expect(near?.window.y).toBeCloseTo(85 - 400 / 1.5)
    const far = closeUp([at(0, 0), at(700, 700), at(740, 700)], [], room, none, 120)
    expect(far?.zoom).toBe(2)
    expect(far?.window.x).toBeGreaterThan(300) // to the two, not to the one
  })

  it('less where they are hit beyond their edges, which none of them shares', () => {
    expect(closeUp([at(0, 0, 15), at(700, 700, 15)], [], room, none, 90)).toBeNull()
    expect(mostOf(box(0, 0), [box(80, 0), box(0, 200)])).toEqual({ x: -60, y: -60, width: 130, height: 190 })
    expect(mostOf(box(0, 0), [box(50, 60)])).toEqual({ x: -60, y: -60, width: 120, height: 190 })
    expect(mostOf(box(0, 0), [])).toEqual({ x: -60, y: -60, width: 180, height: 190 })
    expect(grown(at(0, 0, 10), 90)).toEqual({ x: -10, y: -10, width: 80, height: 90 })
    expect(grown(at(0, 0, 10), 50)).toEqual(box(0, 0))
    const [upper, lower] = [box(0, 0), box(0, 70)]
    expect(grown({ box: upper, most: mostOf(upper, [lower]) }, 90)).toEqual({ x: -15, y: -20, width: 90, height: 90 })
    expect(grown({ box: lower, most: mostOf(lower, [upper]) }, 90)).toEqual({ x: -15, y: 70, width: 90, height: 90 })
  })

  it('and says where those are that are not in sight, or below the buttons', () => {
    const window = { x: 0, y: 0, width: 200, height: 200 }
    const [here, right, above] = [box(20, 20), box(300, 40), box(60, -300)]
    const found = beyond([here, right, above, box(180, 40)], window, none, 44)
    expect(found.get('right')).toEqual([right, box(180, 40)])
    expect(found.get('top')).toEqual([above])
    expect(found.size).toBe(2)
    const bar: Bar = { edge: 'bottom', deep: 50, long: 100 }
    const [before, below] = [box(20, 125), box(110, 125)]
    expect(beyond([before], window, bar, 60).size).toBe(0)
    // Those that tell of what is not in sight lie there, too.
    expect(beyond([before, below], window, bar, 60).get('bottom')).toEqual([before, below])
  })

  it('beside the buttons, to what belongs to the question rather than to nothing', () => {
    const bar: Bar = { edge: 'bottom', deep: 50, long: 150 }
    const size = { width: 200, height: 200 }
    const window = windowOn([box(0, 0), box(100, 80)], [], size, bar, 60)
    expect(beyond([box(0, 0), box(100, 80)], window, bar, 60).size).toBe(0)
    const about = { box: box(-120, 0), weight: 3 }
    expect(windowOn([box(0, 0)], [about], size, bar, 60).x).toBeLessThanOrEqual(-120)
    // First what is asked.
    expect(windowOn([box(0, 0), box(100, 0)], [about], size, bar, 60).x).toBeGreaterThanOrEqual(-40)
  })
})
