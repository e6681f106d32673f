import { describe, expect, it, test } from 'vitest'
import { beyond, closeUp, grown, reachOf, type Box, type Target } from '../src/board/closeUp'
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
  const box = (x: number, y: number): Box => ({ x, y, width: 60, height: 70 })
  const at = (x: number, y: number, reach = 0): Target => ({ box: box(x, y), reach })

  it('to all places or to most of them', () => {
    expect(closeUp([], room, 90)).toBeNull()
    expect(closeUp([at(0, 0)], room, 60)).toBeNull()
    expect(closeUp([at(0, 0), at(200, 100)], room, 90)).toEqual({ zoom: 1.5, x: 130, y: 85 })
    const far = closeUp([at(0, 0), at(700, 700), at(740, 700)], room, 120)
    expect(far?.zoom).toBe(2)
    expect(far?.x).toBeGreaterThan(500) // to the two, not to the one
  })

  it('less where they are hit beyond their edges, which none of them shares', () => {
    expect(closeUp([at(0, 0, 15), at(700, 700, 15)], room, 90)).toBeNull()
    expect(reachOf(box(0, 0), [box(80, 0), box(0, 200)])).toBe(10)
    expect(reachOf(box(0, 0), [box(50, 60)])).toBe(0)
    expect(reachOf(box(0, 0), [])).toBe(60)
    expect(grown(at(0, 0, 10), 90)).toEqual({ x: -10, y: -10, width: 80, height: 90 })
    expect(grown(at(0, 0, 10), 50)).toEqual(box(0, 0))
  })

  it('and says where those are that are not in sight', () => {
    const window = { x: 0, y: 0, width: 200, height: 200 }
    const [here, right, above] = [box(20, 20), box(300, 40), box(60, -300)]
    const found = beyond([here, right, above, box(180, 40)], window, 44)
    expect(found.get('right')).toEqual([right, box(180, 40)])
    expect(found.get('top')).toEqual([above])
    expect(found.size).toBe(2)
  })
})
