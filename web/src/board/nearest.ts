/** Which of many places lies next in the direction of an arrow key. */

type Direction = readonly [x: number, y: number]

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The nearest one ahead; what lies aside counts as further away. */
export function nextTowards<E extends Element>(from: E, all: Iterable<E>, [dx, dy]: Direction): E | null {
  const [x, y] = middle(from)
  const length = Math.hypot(dx, dy)
  let best: E | null = null
  let least = Infinity
  for (const element of all) {
    const [right, low] = [middle(element)[0] - x, middle(element)[1] - y]
    const ahead = (right * dx + low * dy) / length
    const aside = Math.abs(right * dy - low * dx) / length
    if (element === from || ahead < 1 || aside > 2 * ahead) continue
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside
      best = element
    }
  }
  return best
}
