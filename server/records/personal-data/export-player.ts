import { sql, type RawBuilder } from 'kysely'
import type { PlayerExport } from '../../../shared-schema/api/players.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { tracesOf, type PlayerTraces } from './person-data.ts'

type Rows = Record<string, unknown>[]

/** All data stored about a player, as in the database: for their organization's office and for the player. */
export async function exportPlayer(tx: Tx, author: Author, id: number): Promise<PlayerExport> {
  const player = await tracesOf(tx, author, id, true)
  const { ids, record } = player
  const names = sql`array[player_1_id, player_2_id, player_3_id] && ${ids}::integer[]`
  return {
    player: record,
    merged_player_ids: ids.filter(one => one !== id),
    rosters: await rows(
      tx,
      sql`select * from team_players where player_id = any(${ids}::integer[]) order by team_id`,
    ),
    awards: await rows(tx, sql`select * from awards where player_id = any(${ids}::integer[]) order by id`),
    plays: await rows(tx, sql`select * from events where ${names} order by id`),
    entries: await rows(
      tx,
      sql`select document, scope, refusal, received_at from entries where ${isNamed(player)} order by id`,
    ),
    statistics: await rows(
      tx,
      sql`select * from stat_lines where subject = 'player' and player_id = any(${ids}::integer[]) order by level`,
    ),
    changes: await rows(
      tx,
      sql`select * from audit where (family = 'players' and key_1 = any(${ids}::integer[]))
      or (family = 'team_players' and key_2 = any(${ids}::integer[])) order by id`,
    ),
    account: await accountOf(tx, author, player),
  }
}

/** SQL: entries that created a player, or name them in a play or a check-in, counted or not. */
function isNamed({ ids, entryIds }: PlayerTraces): RawBuilder<boolean> {
  const references = [...ids.map(String), ...entryIds]
  const isIn = (name: string) =>
    sql<boolean>`document -> 'data' ->> ${sql.lit(name)} = any(${references}::text[])`
  return sql<boolean>`(id = any(${entryIds}::text[]) or (kind = 'play'
    and (${isIn('player_1_id')} or ${isIn('player_2_id')} or ${isIn('player_3_id')})) or (kind = 'check_in' and ${isIn('player_id')}))`
}

/**
 * The player's account and its actions: all of them for the player, those in the organization for its office.
 */
async function accountOf(
  tx: Tx,
  author: Author,
  { account, owner }: PlayerTraces,
): Promise<PlayerExport['account']> {
  if (account === null) return null
  const isOwn = account === author.person_id
  const here = (column: string) => (isOwn ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${owner}`)
  const [person] = await rows(tx, sql`select id, name, email, created_at from people where id = ${account}`)
  return {
    ...person,
    roles: await rows(
      tx,
      sql`select organization_id, role, place_kind, place_id, place_day, time_created from roles where person_id = ${account} and ${here('organization_id')}`,
    ),
    devices: await rows(
      tx,
      sql`select device_id, scope, epoch, last_contact from device_states where person_id = ${account} and ${here('owner_id')} order by last_contact`,
    ),
    changes: await rows(
      tx,
      sql`select * from audit where person_id = ${account} and ${here('owner_id')} order by id`,
    ),
    recorded: await rows(
      tx,
      sql`select entries.document, entries.scope, entries.refusal, entries.received_at from entries left join games on games.id = entries.game_id
      where entries.person_id = ${account} and ${here('games.owner_id')} order by entries.id`,
    ),
  }
}

async function rows(tx: Tx, query: RawBuilder<unknown>): Promise<Rows> {
  return (await sql<Record<string, unknown>>`${query}`.execute(tx)).rows
}
