import type { CheckInBody } from '../../../shared-schema/api/check-ins.ts'
import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { nextTurn } from '../../../shared-schema/scoring/presence.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { gamesOfDay } from '../games-of-day.ts'
import { lockPlayed } from './lock-played.ts'
import { doesNotCount } from './does-not-count.ts'
import { officeEntry } from './office-entry.ts'
import { recordEntries } from './record-entries.ts'

/**
 * Checks a team or player in at a game.
 * @throws Problem 403 if the author may not record there, 400 if the player is not on the roster of the team, 409
 *   if the team does not play the game
 */
export async function recordCheckIn(
  tx: Tx,
  author: Author,
  gameId: number,
  sent: CheckInBody,
): Promise<void> {
  const game = await lockPlayed(tx, author, gameId)
  const scope = scopeOfGame(game)
  await requireOnRoster(tx, sent)
  const known = (await gamesOfDay(tx, scope, game.day)).flatMap(({ check_ins }) => check_ins)
  const data = { ...sent, day: game.day, turn: nextTurn(known, { ...sent, day: game.day }) }
  const entry = entryShape.parse(await officeEntry(tx, scope, game, author, null, 'check_in', data))
  const { refusals } = await recordEntries(tx, scope, [entry], author, new Map([[game.id, game]]))
  const reason = refusals.get(entry.id)
  if (reason) throw doesNotCount(reason)
}

/** @throws Problem naming the player if the player is not on the roster of the team */
async function requireOnRoster(tx: Tx, { team_id, player_id }: CheckInBody): Promise<void> {
  if (player_id === null) return
  const found = await tx
    .selectFrom('team_players')
    .select('player_id')
    .where('team_id', '=', team_id)
    .where('player_id', '=', player_id)
    .executeTakeFirst()
  if (!found) throw Problem.field('player_id', t => t('entries.notOnRoster'))
}
