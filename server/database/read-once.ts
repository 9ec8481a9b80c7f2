import type { Tx } from './tx.ts'

/** For transactions that write nothing for now: by what `readOnce` tells one such time from another. */
const still = new WeakMap<Tx, object>()

/** Does some work that writes nothing: what it reads again by a function of `readOnce`, it has from before. */
export async function whileNothingIsWritten<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  still.set(tx, {})
  try {
    return await work()
  } finally {
    still.delete(tx)
  }
}

/**
 * A function that reads something by its key, such as the zone of a tournament: the games of a list are
 * mostly of the same one.
 * @returns the same, which reads it once for each key while nothing is written
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
