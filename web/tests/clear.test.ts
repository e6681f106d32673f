import { describe, expect, it } from 'vitest'
import { clearSpot, common, nearSpot } from '../src/parts/clear'

const area = { left: 0, top: 0, right: 1000, bottom: 800 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('what lies over the board', () => {
  it('is in the upper right corner where nothing matters', () => {
    expect(clearSpot(area, 200, 100, [])).toEqual({ left: 800, top: 0, covers: false, over: 0 })
  })

  it('keeps away from what must stay free', () => {
    const { left, top, covers } = clearSpot(area, 200, 100, [box(850, 0, 1000, 300), box(0, 0, 400, 800)])
    expect(covers).toBe(false)
    expect(left >= 400 && (left + 200 <= 850 || top >= 300)).toBe(true)
  })

  it('rather covers what matters less', () => {
    const free = [box(500, 0, 1000, 800)]
    const spot = clearSpot(area, 400, 800, free, [{ box: box(0, 0, 500, 800), weight: 3 }])
    expect(spot).toMatchObject({ left: 60, covers: false, over: 3 })
  })

  it('is near a point, but not over what must stay free', () => {
    const near = (...free: ReturnType<typeof box>[]) => {
      const { left, top } = nearSpot(area, 200, 100, { x: 500, y: 400 }, free)
      return {
        left,
        top,
        covered: free.reduce((sum, one) => sum + common(one, box(left, top, left + 200, top + 100)), 0),
      }
    }
    expect(near()).toEqual({ left: 400, top: 350, covered: 0 })
    const beside = near(box(300, 300, 700, 500), box(300, 0, 1000, 300))
    expect(beside).toMatchObject({ left: 400, covered: 0 })
    expect(beside.top).toBeGreaterThanOrEqual(500)
    expect(beside.top).toBeLessThan(516)
    expect(near(box(0, 0, 1000, 750))).toMatchObject({ top: 700 })
    expect(nearSpot(area, 200, 100, { x: 990, y: -5 }, [])).toEqual({ left: 800, top: 0 })
  })

  it('says when there is no room, and covers as little as it can', () => {
    expect(clearSpot(area, 200, 100, [area]).covers).toBe(true)
    expect(clearSpot(area, 200, 100, [box(0, 0, 1000, 750)])).toMatchObject({ top: 700, covers: true })
  })
})
