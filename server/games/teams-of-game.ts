import { occupied, type Occupied } from '../../shared-schema/rules/progress/play-through.ts'
import { teamInSlot } from '../../shared-schema/rules/progress/team-in-slot.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Tx } from '../database/transaction.ts'
import { teamsTakingPart } from '../access/teams/entrants.ts'
import type { GameToFold } from './game-to-fold.ts'

/**
 * Determines and stores who plays in a game, and which sides stay empty, from the entries of the game and the
 * games before it.
 */
export async function teamsOf(tx: Tx, game: GameToFold, state: GameState): Promise<Occupied> {
  const stated = game.is_fed_1 || game.is_fed_2 ? await known(tx, game, state) : state.stated
  const occupant = (slot: 1 | 2) =>
    teamInSlot(
      {
        held: game[`team_${slot}_id`],
        sent: game[`is_fed_${slot}`] && game[`sent_nobody_${slot}`] ? 'nobody' : game[`sent_team_${slot}_id`],
        stated: stated[`team_${slot}_id`],
        isFed: game[`is_fed_${slot}`],
      },
      state.hasBegun,
      game.teams_decided,
    )
  const teams = occupied(occupant(1), occupant(2))
  if (Object.entries(teams).some(([name, value]) => Reflect.get(game, name) !== value))
    await tx.updateTable('games').set(teams).where('id', '=', game.id).execute()
  return teams
}

/** The teams that the recorders stated, if they take part: a tablet may state anything. */
async function known(tx: Tx, game: GameToFold, { stated }: GameState): Promise<GameState['stated']> {
  const statedIds = [stated.team_1_id, stated.team_2_id].filter(
    id => id !== null && id !== game.team_1_id && id !== game.team_2_id,
  )
  if (statedIds.length === 0) return stated
  const { tournament_id } = game
  const taking = tournament_id === null ? new Set<number>() : await teamsTakingPart(tx, tournament_id)
  const unknown = new Set(statedIds.filter(id => id === null || !taking.has(id)))
  const orNull = (id: number | null): number | null => (unknown.has(id) ? null : id)
  return { team_1_id: orNull(stated.team_1_id), team_2_id: orNull(stated.team_2_id) }
}
