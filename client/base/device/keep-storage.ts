/**
 * Asks the browser not to clear this site's data when space runs short. Some browsers ask the
 * user, so it is asked once data worth keeping is there, and not again once granted.
 */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Without a storage manager the data is kept as well as the browser keeps it.
  }
}
