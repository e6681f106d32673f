/**
 * The second of two quick clicks means what the first one meant: where something else has come to lie under the pointer
 * by then, or something else is asked, it does nothing.
 */

/** So many milliseconds after a click another at the very same spot is meant for what lay there then. */
const SOON = 900
/** So many pixels a hand that keeps still moves. */
const STILL = 4

const PRESSED = 'button, a, input, summary, label, [data-place]'

interface Click {
  pressed: Element | string | null
  /** The same for buttons that do the same. */
  does: Element | string | null
  asked: unknown
  event: MouseEvent
}

/** Whether the answer to the first click has come in between, and nobody could see yet what lies there now. */
function tooSoon({ does, event }: Click, first: Click): boolean {
  const far = Math.hypot(event.clientX - first.event.clientX, event.clientY - first.event.clientY)
  return event.detail > 0 && event.timeStamp - first.event.timeStamp < SOON && far < STILL && does !== first.does
}

/** `asked`: what a click answers, the same as long as it is one thing. */
export function secondClick(asked: () => unknown): (root: HTMLElement) => () => void {
  return (root) => {
    let first: Click | null = null
    const click = (event: MouseEvent): void => {
      const target = (event.target as Element).closest(PRESSED)
      // A click on a label is followed at once by one on what it names.
      const element = target instanceof HTMLLabelElement ? (target.control ?? target) : target
      // Places are drawn anew with each position.
      const pressed = element?.getAttribute('data-place') ?? element
      const now: Click = { pressed, does: element?.getAttribute('data-action') ?? pressed, asked: asked(), event }
      const doubled = event.detail > 1 && first && (first.pressed !== now.pressed || first.asked !== now.asked)
      if (first && (doubled || tooSoon(now, first))) {
        event.preventDefault()
        event.stopPropagation()
      } else first = now
    }
    root.addEventListener('click', click, true)
    return () => root.removeEventListener('click', click, true)
  }
}
