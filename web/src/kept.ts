/** What the browser keeps for us, by key. */

const OURS = 'cyclades-'

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(OURS + key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(OURS + key, value)
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(OURS + key)
  } catch {
    // It keeps nothing anyway.
  }
}

/** What stands behind a beginning, in all keys that begin so. */
export function keptAfter(beginning: string): string[] {
  try {
    const whole = OURS + beginning
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(whole))
      .map((key) => key.slice(whole.length))
  } catch {
    return []
  }
}

/** What was kept as JSON; null if there is nothing, or what nobody we know has written. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null')
  } catch {
    return null
  }
}
