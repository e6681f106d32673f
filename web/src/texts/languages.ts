/** The languages there are texts in, by their own names. */
export const LANGUAGES: Record<string, string> = { en: 'English', ru: 'Русский', de: 'Deutsch' }

/** The first of the languages somebody reads that there are texts in. */
export function languageFor(read: readonly string[]): string {
  return read.map((name) => name.slice(0, 2).toLowerCase()).find((name) => name in LANGUAGES) ?? 'en'
}
