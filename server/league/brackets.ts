import { addMinutes } from '../../shared-schema/resources/time.ts'
import { singleElimination } from '../../shared-schema/rules/brackets/elimination.ts'
import type { FamilyRules } from './family-rules.ts'
import { inItsZone } from './local-time.ts'
import { makeGames } from './make-games.ts'
import { Problem } from './problem.ts'

/** A bracket is made with its games, each linked to the one that its winner goes on to. */
export const bracketRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    if (typeof record.start_time !== 'string') throw Problem.field('start_time', 'is needed: it is when the first round starts')
    return inItsZone(tx, record, before)
  },

  async created(tx, bracket) {
    const rounds = singleElimination(Number(bracket.number_of_rounds))
    const idsByRound = new Map<number, number[]>()
    // The final first: the games before it can then name theirs.
    for (const [index, round] of [...rounds.entries()].reverse()) {
      const start_time = addMinutes(String(bracket.start_time), index * Number(bracket.time_between_rounds))
      idsByRound.set(round.round_number, await makeGames(tx, bracket, round.games.map(({ winner_to }, slot) => ({
        start_time, bracket_id: Number(bracket.id), bracket_round: round.round_number, bracket_slot: slot,
        next_game_for_winner_id: winner_to ? idsByRound.get(winner_to.round_number)?.[winner_to.game] ?? null : null,
        next_team_for_winner: winner_to?.team ?? 1,
      }))))
    }
  },
}
