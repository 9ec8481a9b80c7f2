import type { BracketDraft, Entrant, KnockoutOutcome } from './bracket-draft.ts'
import { countTeams, type Ranking, rankingOf } from './ranking.ts'
import { nameForPlaces } from './section-names.ts'

/** Who loses is out; with `third_place` the losers of the semi-finals have one more game. */
export function singleElimination(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  firstPlace: number,
  thirdPlace: boolean,
): KnockoutOutcome & { readonly ranking: Ranking } {
  const lastPlace = firstPlace + countTeams(entrants) - 1
  const outcome = draft.section(nameForPlaces(firstPlace, lastPlace), main => main.knockout(entrants))
  const ranking = rankingOf(outcome)
  const [first = [], second = [], semifinalists = [], ...others] = ranking
  if (!thirdPlace || countTeams(semifinalists) < 2) return { ...outcome, ranking }

  const third = draft.section(nameForPlaces(firstPlace + 2, firstPlace + 3), section =>
    section.knockout(semifinalists),
  )
  return { ...outcome, ranking: [first, second, ...rankingOf(third), ...others] }
}
