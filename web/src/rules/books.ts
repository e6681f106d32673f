/** The books of rules that were loaded. */

import { api } from '../net/api'
import type { Book } from '../net/messages'

const loaded = new Map<string, Promise<Book[]>>()

/** All books in a language; loaded once, and tried again if that fails. */
export function loadBooks(language: string): Promise<Book[]> {
  let books = loaded.get(language)
  if (!books) {
    books = api.rules(language).catch((error: unknown) => {
      loaded.delete(language)
      throw error
    })
    loaded.set(language, books)
  }
  return books
}
