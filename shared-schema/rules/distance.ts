/** A longer word is compared by its beginning. */
const MOST = 60

/** How many letters have to be put in, taken out or changed to make one word of another (Levenshtein). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [place, letter] of Array.from(from.slice(0, MOST)).entries()) {
    const next = [place + 1]
    for (const [index, other] of Array.from(to).entries()) {
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
