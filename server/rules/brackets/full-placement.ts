import type { BracketDraft, Entrant } from './bracket-draft.ts'
import { countTeams, type Ranking, rankingOf } from './ranking.ts'
import { nameForPlaces } from '../../../shared-schema/rules/brackets/section-names.ts'

/**
 * Everyone plays on for every place: the losers of each round play a full placement of their own. 2^k teams
 * have k games each, k * 2^(k - 1) in all (rules.md section 3).
 */
export function fullPlacement(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  firstPlace: number,
): Ranking {
  const lastPlace = firstPlace + countTeams(entrants) - 1
  const outcome = draft.section(nameForPlaces(firstPlace, lastPlace), section => section.knockout(entrants))
  const [champion, ...groups] = rankingOf(outcome)
  const ranking = [champion]
  for (const group of groups)
    ranking.push(...fullPlacement(draft, group, firstPlace + countTeams(ranking.flat())))
  return ranking
}
