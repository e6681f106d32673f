/** Which kinds of decisions somebody has met in first games, and whether advice is wanted: kept by the browser. */

const KEY = 'cyclades-advice'

interface Kept {
  wanted: boolean
  /** By kind of decision: in how many cycles it came, and in which one last. */
  met: Record<string, { count: number; last: string }>
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return { wanted: kept.wanted !== false, met: { ...kept.met } }
  } catch {
    return { wanted: true, met: {} }
  }
}

class Seen {
  private kept: Kept = $state(read())

  get wanted(): boolean {
    return this.kept.wanted
  }

  /** A decision of that kind comes in a cycle of a game: in how many others it came before. */
  meet(kind: string, cycle: string): number {
    const { count, last } = this.kept.met[kind] ?? { count: 0, last: '' }
    if (last === cycle) return count - 1
    this.kept.met[kind] = { count: count + 1, last: cycle }
    this.write()
    return count
  }

  want(wanted: boolean): void {
    this.kept.wanted = wanted
    this.write()
  }

  /** Another first game: everything is new again. */
  forget(): void {
    this.kept = { wanted: true, met: {} }
    this.write()
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser without storage still advises; it only forgets.
    }
  }
}

export const seen = new Seen()
