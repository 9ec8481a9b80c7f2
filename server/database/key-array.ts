/** The list length that PostgreSQL assumes when it plans without knowing the list. */
const SUPPOSED = 10

/**
 * Keys for `= any(...)` in a prepared statement. PostgreSQL would replan a shorter list every time, because a
 * plan for fewer keys seems cheaper; but planning takes longer than that saves. A repeated key still finds
 * its row once.
 */
export function keyArray<T>(keys: readonly T[]): readonly T[] {
  const [first] = keys
  if (first === undefined || keys.length >= SUPPOSED) return keys
  return [...keys, ...Array.from({ length: SUPPOSED - keys.length }, () => first)]
}
