/** Puts a text into the clipboard; it stands in the field, too. */
export async function copyText(text: string, field: HTMLInputElement | null | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Browsers give the clipboard only to safe origins; on a home network the old way still works.
    field?.select()
    document.execCommand('copy')
  }
}
