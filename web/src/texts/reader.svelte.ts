/** The texts that are read; whatever is said of them is said anew when the language changes. */

import type { Texts } from './texts'

class Reader {
  texts: Texts | undefined = $state.raw()
}

export const reader = new Reader()
