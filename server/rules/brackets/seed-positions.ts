/**
 * Seeds (from 1) in the order of the first-round slots, so that the best meet as late as possible:
 * 8 slots give 1, 8, 4, 5, 2, 7, 3, 6, that is the games 1-8, 4-5, 2-7, 3-6.
 *
 * @param size number of first-round slots, a power of two of at least 2.
 * @throws RangeError for any other size.
 * Source: standard seeding, each seed p replaced by p and size + 1 - p (rules.md section 3).
 */
export function seedPositions(size: number): number[] {
  if (!Number.isInteger(Math.log2(size)) || size < 2)
    throw new RangeError(`a bracket cannot have ${size} slots`)
  let seeds = [1]
  while (seeds.length < size) {
    const sum = seeds.length * 2 + 1
    seeds = seeds.flatMap(seed => [seed, sum - seed])
  }
  return seeds
}
