import type { Tx } from './tx.ts'

/** Transactions that write nothing for now, each with a key for the results of `readOnce`. */
const still = new WeakMap<Tx, object>()

/** Does some work that writes nothing: repeated reads by functions of `readOnce` return the first result. */
export async function whileNothingIsWritten<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  still.set(tx, {})
  try {
    return await work()
  } finally {
    still.delete(tx)
  }
}

/**
 * Caches a function that reads something by its key, such as the zone of a tournament: the games of a list
 * mostly belong to the same one.
 * @returns the function, which reads each key once while nothing is written
 */
export function readOnce<K extends readonly unknown[], T>(
  read: (tx: Tx, ...key: K) => Promise<T>,
): (tx: Tx, ...key: K) => Promise<T> {
  const known = new WeakMap<object, Map<string, Promise<T>>>()
  return (tx, ...key) => {
    const time = still.get(tx)
    if (!time) return read(tx, ...key)
    const found = known.get(time) ?? new Map<string, Promise<T>>()
    known.set(time, found)
    const name = JSON.stringify(key)
    const before = found.get(name)
    if (before) return before
    const now = read(tx, ...key)
    found.set(name, now)
    return now
  }
}
