/** Whether the end of a list that grows is kept in sight: until its reader scrolls up, and again when he is back. */

/** So many pixels from the end count as there. */
const NEAR = 60

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

export class Following {
  on = $state(true)
  /** Where the list stood when it was last looked at. */
  private top = 0

  /** The list has grown, or its window has another size. */
  keep(list: Scrolled): void {
    if (this.on) list.scrollTop = list.scrollHeight
    this.top = list.scrollTop
  }

  /**
   * The list tells that it was scrolled, by the reader or by what was kept here a moment ago. Only he scrolls up; what
   * has grown since is none of his doing.
   */
  scrolled(list: Scrolled): void {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.on = true
    else if (list.scrollTop < this.top) this.on = false
    this.top = list.scrollTop
  }

  toEnd(list: Scrolled): void {
    this.on = true
    this.keep(list)
  }
}
