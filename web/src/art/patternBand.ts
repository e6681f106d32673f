/** The patterns that go with the cities' colours, laid along any line. */

export type Point = readonly [x: number, y: number]

export interface Mark {
  d: string
  width: number
  dash?: string
  cap?: 'round' | 'butt'
}

export function lineThrough(points: readonly Point[], closed = true): string {
  return 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + (closed ? 'Z' : '')
}

interface Step {
  at: Point
  along: Point
}

/** Evenly spaced places along a closed line, with the direction there. */
export function pace(points: readonly Point[], gap: number): Step[] {
  const sides = points.map((from, index) => {
    const to = points[(index + 1) % points.length]!
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const total = sides.reduce((sum, side) => sum + side.length, 0)
  const count = Math.max(3, Math.round(total / gap))
  const steps: Step[] = []
  let side = 0
  let passed = 0
  for (let index = 0; index < count; index++) {
    const distance = (index * total) / count
    while (side < sides.length - 1 && passed + sides[side]!.length < distance) passed += sides[side++]!.length
    const { from, to, length } = sides[side]!
    const part = length ? (distance - passed) / length : 0
    const along: Point = length ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0]
    steps.push({ at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], along })
  }
  return steps
}

const beside = ({ at, along }: Step, ahead: number, left: number): Point => [
  at[0] + along[0] * ahead + along[1] * left,
  at[1] + along[1] * ahead - along[0] * left,
]

/** What a city's pattern puts on a closed band of this width. */
export function bandMarks(pattern: string, points: readonly Point[], width: number): Mark[] {
  const whole = lineThrough(points)
  switch (pattern) {
    case 'dots':
      return [{ d: whole, width: width * 0.55, dash: `0 ${width * 1.25}`, cap: 'round' }]
    case 'stripes':
      return [{ d: whole, width, dash: `${width * 0.42} ${width * 0.62}` }]
    case 'checks': {
      const steps = pace(points, width / 2)
      return [1, -1].map((side) => {
        const shifted = steps.map((step) => beside(step, (side * width) / 4, (side * width) / 4))
        return { d: lineThrough(shifted), width: width / 2, dash: `${width / 2} ${width / 2}` }
      })
    }
    case 'chevrons': {
      const d = pace(points, width * 1.1)
        .map((step) =>
          lineThrough(
            [
              beside(step, -width * 0.2, width * 0.36),
              beside(step, width * 0.24, 0),
              beside(step, -width * 0.2, -width * 0.36),
            ],
            false,
          ),
        )
        .join('')
      return [{ d, width: width * 0.24, cap: 'round' }]
    }
    case 'waves': {
      const steps = pace(points, width * 0.2)
      const crests = Math.max(3, Math.round(steps.length / 8))
      const wave = steps.map((step, index) =>
        beside(step, 0, Math.sin((index / steps.length) * crests * 2 * Math.PI) * width * 0.27),
      )
      return [{ d: lineThrough(wave), width: width * 0.24, cap: 'round' }]
    }
    default:
      return []
  }
}

const marked = new WeakMap<readonly Point[], Map<string, string>>()

/** The same in a colour, as the text of an <svg>. Made once for each line. */
export function marksIn(pattern: string, points: readonly Point[], width: number, colour: string): string {
  const texts = marked.get(points) ?? new Map<string, string>()
  marked.set(points, texts)
  const key = `${pattern} ${width} ${colour}`
  let text = texts.get(key)
  if (text === undefined)
    texts.set(
      key,
      (text = bandMarks(pattern, points, width)
        .map((mark) => markIn(mark, colour))
        .join('')),
    )
  return text
}

function markIn({ d, width, dash, cap }: Mark, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}${cap ? ` stroke-linecap="${cap}"` : ''}/>`
}

/** Ink or white, whichever stands out on a colour. */
export function contrast(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16))
  return r * 0.3 + g * 0.59 + b * 0.11 > 140 ? '#1a1210' : '#fbf3e2'
}
