/** Something that is asked of the server, after which one goes elsewhere. */

import { texts } from '../texts/current'
import { errorText } from '../texts/narrator'
import { ApiError } from './api'

export class Attempt {
  /** It is under way, or has gone well. */
  busy = $state(false)
  /** Why it has failed, as a sentence. */
  error: string | null = $state(null)

  async make(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.error = null
    try {
      await work()
    } catch (problem) {
      this.error = errorText(texts(), problem instanceof ApiError ? problem.code : 'unreachable')
      this.busy = false
    }
  }
}
