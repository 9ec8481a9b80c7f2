import { at } from '../../../shared-schema/rules/at.ts'
import type { BracketDraft, Entrant } from './bracket-draft.ts'
import { countTeams, type Ranking, rankingOf } from './ranking.ts'
import { nameWithPlaces } from '../../../shared-schema/rules/brackets/section-names.ts'
import { singleElimination } from './single-elimination.ts'

/**
 * Single elimination, and a second one for the last places among the losers of all games that are
 * the first for both teams; a bye is no game. Losers who play for third place stay out of it.
 */
export function consolation(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  firstPlace: number,
  thirdPlace: boolean,
): Ranking {
  const main = singleElimination(draft, entrants, firstPlace, thirdPlace)
  const isOut = new Set(main.ranking.flat())
  const losers = firstGameLosers(main.losers).map(loser => (isOut.has(loser) ? loser : null))

  const lastPlace = firstPlace + countTeams(entrants) - 1
  const name = nameWithPlaces('consolation', firstPlace, lastPlace - countTeams(losers) + 1, lastPlace)
  const outcome = draft.section(name, section => section.knockout(losers))
  return [
    ...main.ranking.map(group => group.filter(entrant => !losers.includes(entrant))),
    ...rankingOf(outcome),
  ]
}

/**
 * In first-round slots. Where two byes meet in the second round, its loser has the slot of the first of them;
 * of two slots that feed one the second never has the only bye, because the better seed comes first.
 */
function firstGameLosers(rounds: readonly (readonly Entrant[])[]): Entrant[] {
  const first = at(rounds, 0)
  return first.map((loser, slot) => {
    const followsTwoByes = slot % 2 === 0 && first[slot + 1] === null
    return followsTwoByes ? at(at(rounds, 1), slot / 2) : loser
  })
}
