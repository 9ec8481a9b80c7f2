/** Why a tap was not written down, for the scorekeeper. For a full disk browsers have words of their own, and Dexie adds its. */
export function notSaved(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (/quota/i.test(words)) return 'This device is full: delete photos or apps'
  return error instanceof Error ? error.message : words
}
