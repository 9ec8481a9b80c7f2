import type { RankedEntrant } from './swiss-entrant.ts'

/** The criteria of dutch pairing, most important first. */
const dutchCriteria = ['meetings', 'groups', 'long ways', 'down twice', 'float after float'] as const

export type DutchCriterion = (typeof dutchCriteria)[number]

/** Weights in which no number of lesser criteria outweighs a greater one. */
export class DutchCost {
  /** The weight of 1 in each criterion: more than all lesser ones together in any pairing. */
  readonly #units: Readonly<Record<DutchCriterion, number>>

  /**
   * @param teams how many there are to pair.
   * @param groups how many groups of equal wins they form. With 256 teams, weights stay small enough
   *   for a matching as long as there are at most 60.
   */
  constructor(teams: number, groups: number) {
    const pairs = teams / 2
    const downTwice = 2 * pairs + 1
    const longWays = downTwice * (pairs + 1)
    const group = longWays * (pairs * (groups - 1) ** 2 + 1)
    const meetings = group * (pairs * (groups - 1) + 1)
    this.#units = {
      meetings,
      groups: group,
      'long ways': longWays,
      'down twice': downTwice,
      'float after float': 1,
    }
  }

  /**
   * @param meetings how often the two have met.
   * @param groups how many groups of equal wins the one is above the other.
   */
  of(high: RankedEntrant, low: RankedEntrant, meetings: number, groups: number): number {
    const met = meetings * this.#units.meetings
    if (groups === 0) return met
    return (
      met +
      groups * this.#units.groups +
      groups ** 2 * this.#units['long ways'] +
      (high.last_float === 'down' ? this.#units['down twice'] : 0) +
      (high.last_float === null ? 0 : 1) +
      (low.last_float === null ? 0 : 1)
    )
  }

  /** The most important criterion in which one total is more than another. */
  firstDifference(total: number, other: number): DutchCriterion {
    return (
      dutchCriteria.find(
        criterion =>
          Math.floor(total / this.#units[criterion]) !== Math.floor(other / this.#units[criterion]),
      ) ?? 'float after float'
    )
  }
}
