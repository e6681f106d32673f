/**
 * A long list of controls as one stop of the Tab key: arrow keys, Home and End go from one to the next. Whoever comes
 * back is where he was; at first it is the newest, the last one.
 */

const CONTROLS = 'button, summary'

/** Where a key leads from the place one is at among so many; undefined: nowhere. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1))
}

export function oneStop(list: HTMLElement): () => void {
  let current: HTMLElement | null = null

  const controls = (): HTMLElement[] =>
    [...list.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility())

  function stop(at: HTMLElement | null): void {
    current = at
    for (const control of list.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = control === at ? 0 : -1
  }
  let next = 0
  /** Some have come or gone. Which can be seen is known with the next picture: asked earlier, it is laid out twice. */
  function renew(): void {
    cancelAnimationFrame(next)
    next = requestAnimationFrame(found)
  }
  function found(): void {
    const visited = current?.isConnected && current.matches(':focus, [data-visited]')
    stop(visited ? current : (controls().at(-1) ?? null))
  }
  function enter({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.matches(CONTROLS)) return
    delete current?.dataset.visited
    target.dataset.visited = ''
    stop(target)
  }
  function keys(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const all = controls()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = at < 0 ? undefined : stepTo(event.key, at, all.length)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    all[to]!.focus()
  }

  const watch = new MutationObserver(renew)
  watch.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', enter)
  list.addEventListener('keydown', keys)
  renew()
  return () => {
    watch.disconnect()
    cancelAnimationFrame(next)
    list.removeEventListener('focusin', enter)
    list.removeEventListener('keydown', keys)
  }
}
