import type { Kysely } from 'kysely'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Database } from '../database/schema.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { consequencesOf, type Consequence } from './consequences.ts'
import { openDecisions } from './open-decisions.ts'
import { Problem } from './problem.ts'
import { rehearse } from './rehearse.ts'
import { teamNames } from './team-names.ts'
import { loadOnePlay } from './tournament-play.ts'

/**
 * Says what a write would move in its tournament: it is done, compared with before, and undone again.
 * What it says is therefore what happens, with every rule that there is.
 * @param write the write, in the transaction that it is given
 */
export function preview(db: Kysely<Database>, tournamentOf: (tx: Tx) => Promise<number>, write: (tx: Tx) => Promise<unknown>): Promise<Consequence[]> {
  return rehearse(db, async tx => {
    const id = await tournamentOf(tx)
    await lockScopes(tx, [tournamentScope(id)])
    const before = await stateOf(tx, id)
    await write(tx)
    if (!await isThere(tx, id)) throw new Problem(400, 'This deletes the tournament itself: nothing of it is left that could move.')
    const after = await stateOf(tx, id)
    return consequencesOf(before, after, await teamNames(tx, after.play.entrants.map(({ team_id }) => team_id)))
  })
}

const isThere = async (tx: Tx, tournamentId: number): Promise<boolean> =>
  await tx.selectFrom('tournaments').select('id').where('id', '=', tournamentId).executeTakeFirst() !== undefined

async function stateOf(tx: Tx, tournamentId: number) {
  const play = await loadOnePlay(tx, tournamentId)
  return { play, decisions: await openDecisions(tx, play) }
}

/**
 * The tournament in which a record of a family is.
 * @throws Problem where it is in none: then nothing else moves with it
 */
export async function tournamentOfRecord(tx: Tx, family: Family, record: Stored): Promise<number> {
  if (family === 'tournaments' && typeof record.id === 'number') return record.id
  if (typeof record.tournament_id === 'number') return record.tournament_id
  const game = typeof record.game_id !== 'number' ? undefined
    : await tx.selectFrom('games').select('tournament_id').where('id', '=', record.game_id).executeTakeFirst()
  if (game?.tournament_id != null) return game.tournament_id
  throw new Problem(400, 'Only writes in a tournament can be previewed: nothing else moves with this one.')
}
