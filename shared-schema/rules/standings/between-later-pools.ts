import { at } from '../at.ts'

/** Teams of later pools in their order, for the places from one on. */
interface Tier<Line> {
  readonly first_place: number
  readonly lines: readonly Line[]
}

/**
 * Gives the teams of later pools the places that they play for, and all others, in their order, the places
 * between them.
 *
 * @param lines each with its place in its own order, from 1; level ones share it
 * @param taken the places that no team of these gets
 */
export function betweenLaterPools<Line extends { readonly place: number }>(
  tiers: readonly Tier<Line>[],
  others: readonly Line[],
  taken: ReadonlySet<number>,
): Line[] {
  const all = tiers.reduce((sum, { lines }) => sum + lines.length, others.length)
  const free = firstFree(all, taken)
  const next = (many: number): number[] => free.splice(0, many)
  const between: number[] = []
  const inTiers = tiers
    .toSorted((one, other) => one.first_place - other.first_place)
    .flatMap(({ first_place, lines }) => {
      const before = free.filter(place => place < first_place).length
      between.push(...next(Math.min(before, others.length - between.length)))
      return placed(lines, next(lines.length))
    })
  return [...inTiers, ...placed(others, [...between, ...free])]
}

/** The best places that are not taken. */
function firstFree(many: number, taken: ReadonlySet<number>): number[] {
  const free: number[] = []
  for (let place = 1; free.length < many; place++) if (!taken.has(place)) free.push(place)
  return free
}

const placed = <Line extends { readonly place: number }>(
  lines: readonly Line[],
  places: readonly number[],
): Line[] => lines.map(line => ({ ...line, place: at(places, line.place - 1) }))
