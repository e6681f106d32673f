/** A file that was dropped on another part of the page, on its way to the screen that opens it. */

let waiting: File | null = null

export function bring(file: File): void {
  waiting = file
  location.hash = '#/replay'
}

export function taken(): File | null {
  const file = waiting
  waiting = null
  return file
}
