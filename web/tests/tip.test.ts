import { describe, expect, it } from 'vitest'
import { wheelFactor } from '../src/board/geometry'
import { besides } from '../src/parts/tip'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const covers = ({ left, top, right, bottom }: ReturnType<typeof box>, at: { left: number; top: number }): boolean =>
  at.left < right && at.left + 200 > left && at.top < bottom && at.top + 120 > top

describe('a word of explanation', () => {
  it('is below what it is about, or above it at the lower edge', () => {
    expect(besides(box(300, 100, 400, 200), 200, 120, 1000, 600)).toEqual({ left: 250, top: 208 })
    expect(besides(box(300, 500, 400, 590), 200, 120, 1000, 600)).toEqual({ left: 250, top: 372 })
  })

  it('is beside what is too high for both, and never over it while there is room', () => {
    expect(besides(box(300, 20, 400, 590), 200, 120, 1000, 600)).toEqual({ left: 408, top: 245 })
    expect(besides(box(850, 20, 990, 590), 200, 120, 1000, 600)).toEqual({ left: 642, top: 245 })
    for (const around of [box(0, 0, 90, 600), box(10, 380, 700, 590), box(900, 0, 1000, 600), box(400, 60, 980, 560)]) {
      expect(covers(around, besides(around, 200, 120, 1000, 600))).toBe(false)
    }
  })

  it('is where it is least in the way, if that has room', () => {
    expect(besides(box(300, 200, 400, 300), 200, 120, 1000, 600, { first: 'above' })).toEqual({ left: 250, top: 72 })
    expect(besides(box(300, 500, 400, 590), 200, 120, 1000, 600, { first: 'right' })).toEqual({ left: 408, top: 472 })
    expect(besides(box(300, 450, 400, 550), 200, 120, 1000, 600, { first: 'below' })).toEqual({ left: 408, top: 440 })
    expect(besides(box(820, 200, 990, 300), 200, 120, 1000, 600, { first: 'right' })).toEqual({ left: 792, top: 308 })
  })

  it('leaves in sight what is kept, and else covers the least of it', () => {
    const around = box(300, 200, 400, 300)
    const below = box(200, 310, 500, 600)
    expect(besides(around, 200, 120, 1000, 600, { kept: [below] })).toEqual({ left: 250, top: 72 })
    expect(besides(around, 200, 120, 1000, 600, { kept: [below, box(200, 0, 500, 190)] })).toEqual({
      left: 408,
      top: 190,
    })
    expect(
      besides(around, 200, 120, 1000, 600, {
        kept: [below, box(0, 0, 1000, 190), box(408, 0, 600, 600), box(0, 0, 100, 600)],
      }),
    ).toEqual({ left: 92, top: 190 })
  })

  it('goes beside the panel it is about a part of', () => {
    const panel = box(10, 100, 290, 300)
    expect(besides(box(100, 150, 140, 170), 200, 120, 1000, 600, { kept: [panel], within: panel })).toEqual({
      left: 298,
      top: 100,
    })
  })

  it('stays in the window', () => {
    expect(besides(box(0, 0, 1000, 600), 200, 120, 1000, 600)).toEqual({ left: 400, top: 472 })
    expect(besides(box(2, 10, 20, 30), 200, 120, 1000, 600).left).toBe(8)
  })
})

describe('the wheel', () => {
  const notch = { deltaY: -100, deltaMode: 0, ctrlKey: false }

  it('brings the board closer by little, and never by a leap', () => {
    expect(wheelFactor(notch)).toBeCloseTo(1.116, 2)
    expect(wheelFactor({ ...notch, deltaY: -1000 })).toBeLessThan(1.125)
    expect(wheelFactor({ ...notch, deltaMode: 1, deltaY: -3 })).toBeCloseTo(1.115, 2)
    expect(wheelFactor(notch) * wheelFactor({ ...notch, deltaY: 100 })).toBeCloseTo(1)
  })

  it('follows two fingers', () => {
    expect(wheelFactor({ deltaY: -5, deltaMode: 0, ctrlKey: true })).toBeCloseTo(1.051, 2)
  })
})
