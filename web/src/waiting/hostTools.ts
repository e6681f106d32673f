/** What only the host of a table that waits needs: it is loaded for him alone. */

import { api } from '../net/api'
import { loadTexts } from '../texts/current'

export async function loadHostTools() {
  const [info, seats, sheet] = await Promise.all([
    api.info(),
    import('./HostSeat.svelte'),
    import('./SetUpSheet.svelte'),
    loadTexts('waiting'),
  ])
  return { info, HostSeat: seats.default, SetUpSheet: sheet.default }
}

export type HostTools = Awaited<ReturnType<typeof loadHostTools>>
