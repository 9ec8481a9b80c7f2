import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'

/** Selects games, by their own columns and those of their season. */
type Which = (eb: ExpressionBuilder<Database, 'games' | 'seasons'>) => Expression<SqlBool>

/**
 * Recorded plays belong to a sport, so their games stay in that sport.
 * @throws Problem 409 if games with entries would move to a season of another sport
 */
export async function requireSameSport(
  tx: Tx,
  fromSeason: number,
  toSeason: number,
  which: Which,
): Promise<void> {
  const sports = await tx
    .selectFrom('season_sports')
    .selectAll()
    .where('season_id', 'in', [fromSeason, toSeason])
    .execute()
  const [from = '', to = ''] = [fromSeason, toSeason].map(
    id => sports.find(({ season_id }) => season_id === id)?.sport,
  )
  if (from !== to) await requireNothingRecorded(tx, 'mustBeOfSport', from, 'season_id', which)
}

/**
 * @throws Problem 409 if the games have entries; they are locked against new ones until the transaction ends
 */
export async function requireNothingRecorded(
  tx: Tx,
  rule: 'sportMustStay' | 'mustBeOfSport',
  sport: string,
  field: string,
  which: Which,
): Promise<void> {
  const games = await tx
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .select(['games.id', 'games.season_id', 'games.tournament_id'])
    .where(which)
    .execute()
  if (games.length === 0) return
  await lockScopes(tx, games.map(scopeOfGame))
  const recorded = await tx
    .selectFrom('entries')
    .select('game_id')
    .distinct()
    .where(
      'game_id',
      'in',
      games.map(({ id }) => id),
    )
    .where('refusal', 'is', null)
    .execute()
  if (recorded.length === 0) return
  const wrong: Say = t => t(`belonging.${rule}`, { count: recorded.length, sport })
  throw new Problem(
    'sport_is_fixed',
    (t, shared) => t('belonging.sportIsFixed', { field, wrong: wrong(t, shared) }),
    { [field]: [wrong] },
  )
}

export async function sportOfLeague(tx: Tx, id: number): Promise<string> {
  return (await tx.selectFrom('leagues').select('sport').where('id', '=', id).executeTakeFirstOrThrow()).sport
}
