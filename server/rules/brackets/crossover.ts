import type { BracketDraft } from './bracket-draft.ts'
import type { Ranking } from './ranking.ts'
import { nameWithPlaces } from '../../../shared-schema/rules/brackets/section-names.ts'

/**
 * One round: the first two teams of the order meet for the best two places, the next two for the next two,
 * and so on.
 * @param teams an even number
 */
export function crossover(draft: BracketDraft, teams: number, firstPlace: number): Ranking {
  const entrants = Array.from({ length: teams }, (_, index) => ({ seed: index + 1 }))
  const name = nameWithPlaces('crossover', firstPlace, firstPlace, firstPlace + teams - 1)
  const { winners, losers } = draft.section(name, section => section.playRound(0, entrants))
  return winners.flatMap((winner, game) => [[winner], losers.slice(game, game + 1)])
}
