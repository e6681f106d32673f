/**
 * The second of two quick clicks means what the first one meant: where something else has come to lie under the pointer
 * by then, or something else is asked, it does nothing.
 */

const PRESSED = 'button, a, input, summary, label, [data-place]'

/** `asked`: what a click answers, the same as long as it is one thing. */
export function secondClick(asked: () => unknown): (root: HTMLElement) => () => void {
  return (root) => {
    let first: { pressed: Element | string | null; asked: unknown } | null = null
    const click = (event: MouseEvent): void => {
      const pressed = (event.target as Element).closest(PRESSED)
      // Places are drawn anew with each position.
      const now = { pressed: pressed?.getAttribute('data-place') ?? pressed, asked: asked() }
      if (event.detail > 1 && first && (first.pressed !== now.pressed || first.asked !== now.asked)) {
        event.preventDefault()
        event.stopPropagation()
      } else first = now
    }
    root.addEventListener('click', click, true)
    return () => root.removeEventListener('click', click, true)
  }
}
