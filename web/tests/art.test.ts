import { describe, expect, it } from 'vitest'
import { bandMarks, marksIn, type Point } from '../src/art/patternBand'
import { drawnIn, outline, type Drawing } from '../src/art/pen'

const LIMB = [42, 68, 8, 36, 80, 5.5]
const HELMET: Drawing = [['t', 'M0 0H9Z']]
const MAN: Drawing = [['k', LIMB], ['s', 'M1 2V3', 3], { at: 'scale(2)', of: HELMET }]

describe('figures', () => {
  it('are drawn layer by layer in the colours of ink and ground', () => {
    expect(drawnIn(MAN, '#ffffff', '#111111')).toBe(
      `<path d="${outline(LIMB)}" fill="#111111"/>` +
        '<path d="M1 2V3" fill="none" stroke="#111111" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>' +
        '<g transform="scale(2)"><path d="M0 0H9Z" fill="#ffffff"/></g>',
    )
  })

  it('in other colours are other texts', () => {
    expect(drawnIn(MAN, '#ffffff', '#111111')).not.toBe(drawnIn(MAN, '#ffffff', '#222222'))
    expect(drawnIn(HELMET, '#000000', '#111111')).toContain('fill="#000000"')
  })

  it('have the marks of their pattern, and none without one', () => {
    const line: Point[] = [
      [0, 0],
      [90, 0],
      [90, 90],
    ]
    const [dots] = bandMarks('dots', line, 4)
    expect(marksIn('dots', line, 4, '#333333')).toBe(
      `<path d="${dots!.d}" fill="none" stroke="#333333" stroke-width="${dots!.width}" stroke-dasharray="${dots!.dash}" stroke-linecap="round"/>`,
    )
    expect(marksIn('checks', line, 4, '#333333').match(/<path/g)).toHaveLength(2)
    expect(marksIn('plain', line, 4, '#333333')).toBe('')
  })
})
