import type { BracketDraft, Entrant, KnockoutOutcome } from './bracket-draft.ts'
import { countTeams, type Ranking, rankingOf } from './ranking.ts'
import { nameForPlaces } from '../../../shared-schema/rules/brackets/section-names.ts'

/**
 * The loser is out; with `third_place` the losers of the semi-finals have one more game, if there are two.
 */
export function singleElimination(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  firstPlace: number,
  thirdPlace: boolean,
): KnockoutOutcome & { readonly ranking: Ranking } {
  const lastPlace = firstPlace + countTeams(entrants) - 1
  const outcome = draft.section(nameForPlaces(firstPlace, lastPlace), main => main.knockout(entrants))
  const ranking = rankingOf(outcome)
  const semifinalists = ranking[2]
  if (!thirdPlace || semifinalists === undefined) return { ...outcome, ranking }

  const third = draft.section(nameForPlaces(firstPlace + 2, firstPlace + 3), section =>
    section.knockout(semifinalists),
  )
  return { ...outcome, ranking: [...ranking.slice(0, 2), ...rankingOf(third), ...ranking.slice(3)] }
}
