/** The painter's tools: figures are layers of ink, incised lines and added colours, as on black-figure vases. */

/**
 * k ink · r purple red · w white · o ochre · t bare ground (all filled) · s a line of ink · c an incised line · l a
 * white line
 */
export type Tone = 'k' | 'r' | 'w' | 'o' | 't' | 's' | 'c' | 'l'
/** A path, or the x, y, radius of points along a limb. */
export type Stroke = readonly [tone: Tone, shape: string | readonly number[], width?: number]
/** A part drawn elsewhere, put in its place. */
export type Placed = { readonly at: string; readonly of: Drawing }
export type Drawing = readonly (Stroke | Placed)[]

const STEPS = 7
const round = (value: number): number => Math.round(value * 10) / 10

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

/** The outline of a limb that swells and tapers along its points. */
export function limb(points: readonly number[]): string {
  const count = points.length / 3
  const value = (index: number, part: number): number => points[Math.min(Math.max(index, 0), count - 1) * 3 + part] ?? 0
  const spine: [number, number, number][] = []
  for (let index = 0; index < count - 1; index++) {
    for (let step = 0; step < STEPS; step++) {
      const [x, y, r] = [0, 1, 2].map((part) =>
        spline(
          value(index - 1, part),
          value(index, part),
          value(index + 1, part),
          value(index + 2, part),
          step / STEPS,
        ),
      ) as [number, number, number]
      spine.push([x, y, Math.max(r, 0.2)])
    }
  }
  spine.push([value(count - 1, 0), value(count - 1, 1), value(count - 1, 2)])
  const left: string[] = []
  const right: string[] = []
  spine.forEach(([x, y, r], index) => {
    const before = spine[Math.max(index - 1, 0)]!
    const after = spine[Math.min(index + 1, spine.length - 1)]!
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const [nx, ny] = [(-(after[1] - before[1]) / length) * r, ((after[0] - before[0]) / length) * r]
    left.push(`${round(x + nx)} ${round(y + ny)}`)
    right.unshift(`${round(x - nx)} ${round(y - ny)}`)
  })
  const [start, end] = [round(value(0, 2)), round(value(count - 1, 2))]
  return `M${left.join('L')}A${end} ${end} 0 0 0 ${right[0]}L${right.slice(1).join('L')}A${start} ${start} 0 0 0 ${left[0]}Z`
}

const drawn = new WeakMap<readonly number[], string>()

export function outline(shape: string | readonly number[]): string {
  if (typeof shape === 'string') return shape
  let path = drawn.get(shape)
  if (!path) drawn.set(shape, (path = limb(shape)))
  return path
}

const ADDED = { r: '#7a2233', w: '#f6ead6', o: '#e8b04a' } as const
const inked = new WeakMap<Drawing, Map<string, string>>()

/** A drawing in the colours of its ground and its ink, as the text of an <svg>. Made once for each of them. */
export function drawnIn(of: Drawing, ground: string, ink: string): string {
  const texts = inked.get(of) ?? new Map<string, string>()
  inked.set(of, texts)
  const key = `${ground} ${ink}`
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = of.map((layer) => layerIn(layer, ground, ink)).join('')))
  return text
}

function layerIn(layer: Stroke | Placed, ground: string, ink: string): string {
  if ('of' in layer) return `<g transform="${layer.at}">${drawnIn(layer.of, ground, ink)}</g>`
  const [tone, shape, width] = layer
  const d = outline(shape)
  if (tone === 's' || tone === 'c' || tone === 'l') {
    const colour = tone === 's' ? ink : tone === 'l' ? ADDED.w : ground
    return `<path d="${d}" fill="none" stroke="${colour}"${width === undefined ? '' : ` stroke-width="${width}"`} stroke-linecap="round" stroke-linejoin="round"/>`
  }
  return `<path d="${d}" fill="${tone === 'k' ? ink : tone === 't' ? ground : ADDED[tone]}"/>`
}

/** A running meander of `count` turns, each 8 wide and 6 high. */
export function meander(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${i * 8} 6V0H${i * 8 + 6}V4H${i * 8 + 3}V2M${i * 8} 6h8`).join('')
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`
}

/** A star of `points` rays, as deep as `inner` of its radius. */
export function star(x: number, y: number, r: number, points = 8, inner = 0.42): string {
  return (
    'M' +
    Array.from({ length: points * 2 }, (_, i) => {
      const [angle, far] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? r * inner : r]
      return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`
    }).join('L') +
    'Z'
  )
}
