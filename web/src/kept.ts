/** What the browser keeps for us, by key. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cyclades-${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cyclades-${key}`, value)
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}
