import { beforeEach, describe, expect, it } from 'vitest'
import { Following } from '../src/table/following.svelte'

/** A window of 100 pixels on a list, that can't be scrolled beyond its end. */
class Box {
  clientHeight = 100
  scrollHeight = 400
  private at = 0
  get scrollTop(): number {
    return this.at
  }
  set scrollTop(to: number) {
    this.at = Math.max(0, Math.min(to, this.scrollHeight - this.clientHeight))
  }
}

describe('the end of the log', () => {
  let list: Box
  let following: Following

  beforeEach(() => {
    list = new Box()
    following = new Following()
    following.keep(list)
  })

  const grow = (by: number): void => {
    list.scrollHeight += by
  }

  it('is kept in sight', () => {
    grow(300)
    following.keep(list)
    expect(list.scrollTop).toBe(600)
  })

  it('is kept though the list tells late that it was scrolled', () => {
    grow(300) // before the first scroll is told
    following.scrolled(list)
    following.keep(list)
    expect([following.on, list.scrollTop]).toEqual([true, 600])
  })

  it('is left when the reader scrolls up, until he is back', () => {
    list.scrollTop = 100
    following.scrolled(list)
    grow(50)
    following.keep(list)
    expect([following.on, list.scrollTop]).toEqual([false, 100])
    list.scrollTop = 200
    following.scrolled(list)
    expect(following.on).toBe(false)
    list.scrollTop = 350
    following.scrolled(list)
    expect(following.on).toBe(true)
  })

  it('is found again at once', () => {
    list.scrollTop = 0
    following.scrolled(list)
    following.toEnd(list)
    expect([following.on, list.scrollTop]).toEqual([true, 300])
  })

  it('is kept when lines are taken back, or the window has another size', () => {
    list.scrollHeight = 250
    list.scrollTop = 150
    following.scrolled(list)
    expect(following.on).toBe(true)
    list.clientHeight = 50
    following.keep(list)
    expect([following.on, list.scrollTop]).toEqual([true, 200])
  })
})
