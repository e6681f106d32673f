/** Whether the seed shown at the end is the one promised at the start; null where the browser can't reckon it. */
export async function checkSeed(seed: string, hash: string): Promise<boolean | null> {
  // Browsers reckon hashes only on safe origins; elsewhere `cyclades verify` does it.
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/i.test(seed)) return null
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash.toLowerCase()
}
