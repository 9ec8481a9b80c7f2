/** For so many PostgreSQL takes a list of which it knows nothing when it plans. */
const SUPPOSED = 10

/**
 * Keys for `= any(...)` in a prepared statement. PostgreSQL would plan a shorter list each time anew, because
 * a plan for fewer seems to cost less; to plan takes longer than that saves. A key that is given more than
 * once is found once.
 */
export function givenKeys<T>(keys: readonly T[]): readonly T[] {
  const [first] = keys
  if (first === undefined || keys.length >= SUPPOSED) return keys
  return [...keys, ...Array.from({ length: SUPPOSED - keys.length }, () => first)]
}
