/** What a form shows of a record that two people may be changing. */
export interface Merged<T> {
  /** What one person wrote where they wrote something, else what the record says now. */
  readonly values: T
  /** The fields that both changed, each to something else. */
  readonly conflicts: readonly (keyof T)[]
  /** What is to be sent: the fields that one person wrote and that the record does not say yet. */
  readonly unsent: Partial<T>
}

/**
 * Puts together what one person wrote and what somebody else stored meanwhile.
 * @param base the record as it was when they began
 * @param mine the record as they want it
 * @param theirs the record as it is now
 */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const values = { ...theirs }
  const unsent: Partial<T> = {}
  const conflicts: (keyof T)[] = []
  for (const name of keysOf(base)) {
    if (isSame(mine[name], base[name])) continue
    values[name] = mine[name]
    if (isSame(mine[name], theirs[name])) continue
    unsent[name] = mine[name]
    if (!isSame(theirs[name], base[name])) conflicts.push(name)
  }
  return { values, conflicts, unsent }
}

const keysOf = <T extends object>(record: T): Extract<keyof T, string>[] => {
  const names: Extract<keyof T, string>[] = []
  for (const name in record) names.push(name)
  return names
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
