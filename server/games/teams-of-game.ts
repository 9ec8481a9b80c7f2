import { teamInSlot } from '../../shared-schema/rules/progress/team-in-slot.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Tx } from '../database/transaction.ts'
import { teamsTakingPart } from '../teams/entrants.ts'
import type { GameToFold } from './game-to-fold.ts'

/** Works out who plays in a game, after what was recorded at it and at the games before it, and keeps it. */
export async function teamsOf(
  tx: Tx,
  game: GameToFold,
  state: GameState,
): Promise<Pick<GameToFold, 'team_1_id' | 'team_2_id' | 'needs_decision'>> {
  const stated = game.is_fed_1 || game.is_fed_2 ? await known(tx, game, state) : state.stated
  const one = teamInSlot(
    { held: game.team_1_id, sent: game.sent_team_1_id, stated: stated.team_1_id, isFed: game.is_fed_1 },
    state.hasBegun,
    game.teams_decided,
  )
  const two = teamInSlot(
    { held: game.team_2_id, sent: game.sent_team_2_id, stated: stated.team_2_id, isFed: game.is_fed_2 },
    state.hasBegun,
    game.teams_decided,
  )
  const teams = {
    team_1_id: one.team_id,
    team_2_id: two.team_id,
    needs_decision: one.needs_decision || two.needs_decision,
  }
  if (
    teams.team_1_id !== game.team_1_id ||
    teams.team_2_id !== game.team_2_id ||
    teams.needs_decision !== game.needs_decision
  ) {
    await tx.updateTable('games').set(teams).where('id', '=', game.id).execute()
  }
  return teams
}

/** What the recorders said, as far as those teams take part: a tablet may say anything. */
async function known(tx: Tx, game: GameToFold, { stated }: GameState): Promise<GameState['stated']> {
  const asked = [stated.team_1_id, stated.team_2_id].filter(
    id => id !== null && id !== game.team_1_id && id !== game.team_2_id,
  )
  if (asked.length === 0) return stated
  const { tournament_id } = game
  const taking = tournament_id === null ? new Set<number>() : await teamsTakingPart(tx, tournament_id)
  const unknown = new Set(asked.filter(id => id === null || !taking.has(id)))
  const orNull = (id: number | null): number | null => (unknown.has(id) ? null : id)
  return { team_1_id: orNull(stated.team_1_id), team_2_id: orNull(stated.team_2_id) }
}
