import { sql } from 'kysely'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { keyArray } from '../../database/key-array.ts'
import type { Tx } from '../../database/transaction.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { recordDueForfeits } from '../../games/entries/record-entries.ts'
import { refoldGames } from '../../games/refold-game.ts'
import { showGame } from '../../games/settle.ts'
import type { AuditLine } from './audit-lines.ts'

const next = ['next_game_for_winner_id', 'next_game_for_loser_id'] as const

/**
 * Refolds restored games, and games that link again to restored records. Roles at a restored place hold at its games
 * again.
 * @param lines the changes of the deletion's transaction, among them plays that lost a player
 * @param changed the records that got their links back
 */
export async function gamesAgain(
  tx: Tx,
  games: readonly StoredRecord[],
  lines: readonly AuditLine[],
  changed: readonly { readonly family: Family; readonly record: StoredRecord }[],
): Promise<void> {
  const back = new Set(games.map(({ id }) => Number(id)))
  for (const id of back) await showGame(tx, id)
  const changedIn = (wanted: Family): number[] =>
    changed.filter(({ family }) => family === wanted).map(({ record }) => Number(record.id))
  await judgeAgain(tx, { game_ids: [...back, ...changedIn('games')] })
  for (const id of changedIn('tournaments')) await judgeAgain(tx, { scope: tournamentScope(id) })
  const others = [
    ...changedIn('games'),
    ...games.flatMap(game => next.map(name => game[name])).filter(id => typeof id === 'number'),
    ...(await gamesOfPlays(tx, lines)),
  ]
  await refoldGames(
    tx,
    others.filter(id => !back.has(id)),
  )
  const tournaments = new Set(games.map(({ tournament_id }) => tournament_id))
  for (const id of tournaments) if (typeof id === 'number') await recordDueForfeits(tx, id)
}

async function gamesOfPlays(tx: Tx, lines: readonly AuditLine[]): Promise<number[]> {
  const plays = lines.filter(({ family }) => family === 'events').map(({ key }) => key[0] ?? 0)
  if (plays.length === 0) return []
  const { rows } = await sql<{ game_id: number }>`
    select distinct game_id from events where id = any(${keyArray(plays)}::integer[]) and game_id is not null`.execute(
    tx,
  )
  return rows.map(({ game_id }) => game_id)
}
