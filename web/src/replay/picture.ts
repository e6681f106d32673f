/** The board as it is shown, as a file of its own: an SVG with its styles written into it, or a PNG made of that. */

/** What the look of a piece depends on. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'filter',
  'mask',
  'clip-path',
  'mix-blend-mode',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'text-transform',
  'letter-spacing',
  'dominant-baseline',
] as const
/** What people can click on, and what nobody sees. */
const UNSEEN = '[data-place], .hidden, title, desc'
const SVG = 'http://www.w3.org/2000/svg'
/** How large names and numbers are written in a picture of its own: on a small screen they are larger. */
const SIZES = { '--label': '9px', '--tally': '1' }
/** Pixels of a PNG across. */
const WIDTH = 2000

/** The picture, with all of the board in it, however closely it is looked at. */
export function boardSvg(shown: SVGSVGElement): string {
  const board = shown.parentElement!
  const plain = getComputedStyle(board)
  const copy = shown.cloneNode(true) as SVGSVGElement
  const onScreen = Object.keys(SIZES).map((name) => [name, board.style.getPropertyValue(name)] as const)
  for (const [name, size] of Object.entries(SIZES)) board.style.setProperty(name, size)
  write(shown, copy, null)
  for (const [name, size] of onScreen) board.style.setProperty(name, size)
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove()
  copy.querySelector('g')?.setAttribute('transform', '')
  const { x, y, width, height } = shown.viewBox.baseVal
  const sea = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ x, y, width, height })) sea.setAttribute(name, String(value))
  sea.setAttribute('fill', plain.backgroundColor)
  copy.prepend(sea)
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('class')
  return new XMLSerializer().serializeToString(copy)
}

/** Write down of each piece what it doesn't have from the one it is in. */
function write(from: Element, to: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from)
  const own = STYLES.filter(
    (name) =>
      style.getPropertyValue(name) !== (around && isInherited(name) ? around.getPropertyValue(name) : USUAL[name]),
  )
  to.setAttribute('style', own.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
  if (!own.length) to.removeAttribute('style')
  for (let place = 0; place < from.children.length; place++) write(from.children[place]!, to.children[place]!, style)
}

/** Of those that a piece doesn't have from the one it is in: what they are where nobody says anything. */
const USUAL: Partial<Record<(typeof STYLES)[number], string>> = {
  opacity: '1',
  display: 'inline',
  filter: 'none',
  mask: 'none',
  'clip-path': 'none',
  'mix-blend-mode': 'normal',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  transform: 'none',
  'transform-box': 'view-box',
  'dominant-baseline': 'auto',
}

function isInherited(name: (typeof STYLES)[number]): boolean {
  return !(name in USUAL) && name !== 'transform-origin'
}

export async function boardPng(svg: string, width: number, height: number): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * height) / width)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** Have the browser save something. */
export function save(name: string, content: Blob | string, type: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
