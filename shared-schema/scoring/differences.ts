/**
 * Marks the items that two lists do not share: those outside their longest common subsequence.
 * @returns for each item of both lists whether the other one lacks it
 */
export function differences(one: readonly string[], two: readonly string[]): [boolean[], boolean[]] {
  const common = lengths(one, two)
  const [differsInOne, differsInTwo] = [one.map(() => true), two.map(() => true)]
  // After the end of the second list nothing is common: the rest of the first one differs.
  for (let a = 0, b = 0; a < one.length;) {
    if (one[a] === two[b]) differsInOne[a++] = differsInTwo[b++] = false
    else if (at(common, a + 1, b) >= at(common, a, b + 1)) a++
    else b++
  }
  return [differsInOne, differsInTwo]
}

/** The length of the longest common subsequence after each pair of places. */
function lengths(one: readonly string[], two: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1))
  for (let a = one.length - 1; a >= 0; a--) {
    for (let b = two.length - 1; b >= 0; b--) {
      const row = rows[a]
      if (row)
        row[b] =
          one[a] === two[b] ? at(rows, a + 1, b + 1) + 1 : Math.max(at(rows, a + 1, b), at(rows, a, b + 1))
    }
  }
  return rows
}

const at = (rows: readonly Uint16Array[], a: number, b: number): number => rows[a]?.[b] ?? 0
