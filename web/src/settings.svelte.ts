/** What the browser remembers: name, look, and the right to seats. */

type Theme = 'system' | 'light' | 'dark'

function read(key: string): string | null {
  try {
    return localStorage.getItem(`cyclades-${key}`)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`cyclades-${key}`, value)
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

class Settings {
  name = $state(read('name') ?? '')
  theme: Theme = $state((read('theme') as Theme | null) ?? 'system')
  motion = $state(read('motion') !== 'off')

  constructor() {
    this.apply()
  }

  setName(name: string): void {
    this.name = name
    write('name', name)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    write('theme', theme)
    this.apply()
  }

  setMotion(motion: boolean): void {
    this.motion = motion
    write('motion', motion ? 'on' : 'off')
    this.apply()
  }

  token(table: string): string | null {
    return read(`token-${table}`)
  }

  keepToken(table: string, token: string): void {
    write(`token-${table}`, token)
  }

  private apply(): void {
    const root = document.documentElement
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.motion = this.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
