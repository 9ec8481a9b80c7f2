/**
 * Asks the browser not to clear this site's data when space runs short. Some browsers ask the user, so this
 * waits until there is data worth keeping, and does not ask again once granted.
 */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Without a storage manager the browser's usual policy applies.
  }
}
