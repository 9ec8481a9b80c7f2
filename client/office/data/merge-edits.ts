/** The state of a form for a record that two people may be changing. */
export interface Merged<T> {
  /** One person's edits, and the record's current values for all other fields. */
  readonly values: T
  /** The fields that both changed to different values. */
  readonly conflicts: readonly (keyof T)[]
  /** The changes to send: the one person's edits that the record does not contain yet. */
  readonly unsent: Partial<T>
}

/**
 * Merges one person's edits with changes that somebody else stored meanwhile.
 * @param base the record when they began to edit
 * @param mine the record as edited
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
