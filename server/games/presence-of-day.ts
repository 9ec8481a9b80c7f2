import { sql, type Kysely } from 'kysely'
import type { CheckIn } from '../../shared-schema/replication/result.ts'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import { voidRulings } from '../../shared-schema/rules/progress/ruling.ts'
import { presenceOn, type GameOfDay, type Presence } from '../../shared-schema/scoring/presence.ts'
import type { Database } from '../database/schema.ts'

interface Row extends Omit<GameOfDay, 'check_ins'> {
  readonly check_ins: readonly CheckIn[] | null
}

/**
 * Who is there on a day of an event, by team and in the order of their first games, and whether anybody was
 * checked in.
 * @param day a local day; today in the time zone of each game if undefined
 */
export async function presenceOfDay(
  db: Kysely<Database>,
  scope: Scope,
  day: string | undefined,
): Promise<{ isUsed: boolean; teams: Map<number, Presence> }> {
  const { kind, id } = partsOf(scope)
  const ofEvent =
    kind === 'tournament'
      ? sql<boolean>`games.tournament_id = ${id}`
      : sql<boolean>`games.season_id = ${id} and games.tournament_id is null`
  const { rows } = await sql<Row>`
    select games.id, games.team_1_id, games.team_2_id, games.forfeit_team_ids,
      case when games.ruling = any(${voidRulings}) then 'not needed' else games.status end as status,
      extract(epoch from games.start_time)::float8 * 1000 as starts, feed.document -> 'data' -> 'check_ins' as check_ins
    from games left join feed on feed.scope = ${scope} and feed.collection = 'results' and feed.id = 'game/' || games.id and not feed.deleted
    where ${ofEvent} and not (games.ruling = 'postponed' and games.status = 'scheduled')
      and (games.start_time at time zone games.timezone)::date = coalesce(${day ?? null}::date, (now() at time zone games.timezone)::date)`.execute(
    db,
  )
  const games = rows.map(row => ({ ...row, check_ins: row.check_ins ?? [] }))
  return { isUsed: games.some(({ check_ins }) => check_ins.length > 0), teams: presenceOn(games) }
}
