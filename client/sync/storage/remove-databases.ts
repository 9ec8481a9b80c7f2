/**
 * Deletes the IndexedDB databases of one RxDB database. RxDB's own `remove()` empties them but leaves them
 * behind, and with them those of its replications.
 */
export async function removeDatabases(name: string): Promise<void> {
  const all = await indexedDB.databases()
  const own = all.flatMap(({ name: found }) => (found?.startsWith(`rxdb-dexie-${name}--`) ? [found] : []))
  await Promise.all(own.map(remove))
}

function remove(name: string): Promise<void> {
  return new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => done()
    request.onerror = () => failed(request.error ?? new Error(`${name} was not removed`))
    // "blocked" needs no answer: the other tabs were asked to close, and the removal waits for them.
  })
}
