import type { Entrant, KnockoutOutcome } from './bracket-draft.ts'

/** Those who have played their last game, best first; the entrants of one group share its best place. */
export type Ranking = readonly (readonly Entrant[])[]

/** A knockout's winner, followed by its losers: the later a loss, the better. */
export function rankingOf({
  winner,
  losers,
}: KnockoutOutcome): readonly [champion: readonly Entrant[], ...others: Ranking] {
  return [[winner], ...[...losers].reverse()]
}

/** The number of actual teams. */
export function countTeams(entrants: readonly Entrant[]): number {
  return entrants.filter(entrant => entrant !== null).length
}

/** The place of each entrant, the best being `firstPlace`: one behind all those before its group. */
export function placesIn(ranking: Ranking, firstPlace: number): Map<Entrant, number> {
  const places = new Map<Entrant, number>()
  let place = firstPlace
  for (const group of ranking) {
    for (const entrant of group) places.set(entrant, place)
    place += countTeams(group)
  }
  return places
}
