/** The compared length: only this many first letters of longer words count. */
const MAX_LENGTH = 60

/** The number of letters to insert, delete or change to turn one word into another (Levenshtein). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [place, letter] of Array.from(from.slice(0, MAX_LENGTH)).entries()) {
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
