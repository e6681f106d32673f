import { expect, test } from 'vitest'
import { closeUp } from '../src/board/closeUp'
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

test('the board comes as close as a finger needs, to all places or to most of them', () => {
  const room = { width: 800, height: 800 }
  const place = (x: number, y: number) => ({ x, y, width: 60, height: 70 })
  expect(closeUp([], room, 90)).toBeNull()
  expect(closeUp([place(0, 0)], room, 60)).toBeNull()
  expect(closeUp([place(0, 0), place(200, 100)], room, 90)).toEqual({ zoom: 1.5, x: 130, y: 85 })
  const far = closeUp([place(0, 0), place(700, 700), place(740, 700)], room, 120)
  expect(far?.zoom).toBe(2)
  expect(far?.x).toBeGreaterThan(500) // to the two, not to the one
})
