/** A word of explanation beside whatever is pointed at, focused or, on a touch screen, held. */

import type { Action } from 'svelte/action'

let bubble: HTMLElement | null = null

function show(node: HTMLElement, text: string): void {
  hide()
  bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.setAttribute('aria-hidden', 'true')
  bubble.textContent = text
  document.body.append(bubble)
  const around = node.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = Math.min(Math.max(8, around.left + around.width / 2 - width / 2), innerWidth - width - 8)
  const top = around.bottom + height + 12 < innerHeight ? around.bottom + 8 : Math.max(8, around.top - height - 8)
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

function hide(): void {
  bubble?.remove()
  bubble = null
}

export const tip: Action<HTMLElement, string | null | undefined> = (node, given) => {
  let text = given
  let timer: ReturnType<typeof setTimeout> | undefined
  const describe = (): void => {
    if (text) node.setAttribute('aria-description', text)
    else node.removeAttribute('aria-description')
  }
  const enter = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => text && show(node, text), 350)
  }
  const focused = (): void => {
    if (text && node.matches(':focus-visible')) show(node, text)
  }
  const leave = (): void => {
    clearTimeout(timer)
    hide()
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave()
  }
  describe()
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('pointercancel', leave)
  node.addEventListener('click', leave)
  node.addEventListener('focus', focused)
  node.addEventListener('blur', leave)
  node.addEventListener('keydown', escape)
  return {
    update(next) {
      text = next
      describe()
    },
    destroy: leave,
  }
}
