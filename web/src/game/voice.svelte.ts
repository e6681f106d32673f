/**
 * What a screen reader says of a table by itself, whatever is open: that it is one's turn, at once; the questions, what
 * happens and what others say, together when nothing more comes for a moment.
 */

/** Milliseconds without anything new after which it is said, and for which the first of it waits at most. */
const PAUSE = 400
const LONGEST = 2500
/** So many sentences are said together at most: the newest. The log has them all. */
const MOST = 8

/** What is said at one time; a new one also where the words are the same again. */
export interface Update {
  readonly number: number
  readonly sentences: readonly string[]
}

export class Voice {
  /** Interrupts whatever is being said. */
  urgent: Update = $state.raw({ number: 0, sentences: [] })
  calm: Update = $state.raw({ number: 0, sentences: [] })

  private waiting: string[] = []
  private question: string | null = null
  private since = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `missed`: says that so many sentences are left out. */
  constructor(private readonly missed: (count: number) => string) {}

  /** One's turn has come. */
  call(sentence: string): void {
    this.question = null
    this.urgent = { number: this.urgent.number + 1, sentences: [sentence] }
  }

  /** What happened, or was said. */
  tell(sentences: readonly string[]): void {
    if (!sentences.length) return
    this.waiting.push(...sentences)
    this.wait()
  }

  /** What is asked now, after all that led there; nothing where it is somebody else's. */
  ask(question: string | null): void {
    this.question = question
    if (question) this.wait()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.since ||= Date.now()
    this.timer = setTimeout(() => this.say(), Math.min(PAUSE, this.since + LONGEST - Date.now()))
  }

  private say(): void {
    const missed = this.waiting.length - MOST
    const sentences = [
      ...(missed > 0 ? [this.missed(missed)] : []),
      ...this.waiting.slice(-MOST),
      ...(this.question ? [this.question] : []),
    ]
    this.waiting = []
    this.question = null
    this.since = 0
    if (sentences.length) this.calm = { number: this.calm.number + 1, sentences }
  }
}
