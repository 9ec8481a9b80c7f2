import { sql, type Kysely } from 'kysely'
import type { CheckIn } from '../../shared-schema/replication/result.ts'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import { voidRulings } from '../../shared-schema/rules/progress/ruling.ts'
import type { GameOfDay } from '../../shared-schema/scoring/presence.ts'
import type { Database } from '../database/schema.ts'
import { isOfEvent } from './games-of-event.ts'

interface Row extends Omit<GameOfDay, 'check_ins'> {
  readonly check_ins: readonly CheckIn[] | null
}

/**
 * The games of an event on a day with their check-ins, without byes.
 * @param day a local day; today in the time zone of each game if undefined
 */
export async function gamesOfDay(
  db: Kysely<Database>,
  scope: Scope,
  day: string | undefined,
): Promise<GameOfDay[]> {
  const { kind, id } = partsOf(scope)
  const local = sql`games.start_time at time zone games.timezone`
  const { rows } = await sql<Row>`
    select games.id, to_char(${local}, 'YYYY-MM-DD') as day, games.team_1_id, games.team_2_id, games.forfeit_team_ids,
      case when games.ruling = any(${voidRulings}) then 'not needed' else games.status end as status,
      extract(epoch from games.start_time)::float8 * 1000 as starts, feed.document -> 'data' -> 'check_ins' as check_ins
    from games left join feed on feed.scope = ${scope} and feed.collection = 'results' and feed.id = 'game/' || games.id and not feed.deleted
    where ${isOfEvent(`${kind}s`, id)} and not (games.ruling = 'postponed' and games.status = 'scheduled')
      and (games.swiss_round_id is null or (games.team_1_id is not null and games.team_2_id is not null))
      and (${local})::date = coalesce(${day ?? null}::date, (now() at time zone games.timezone)::date)`.execute(
    db,
  )
  return rows.map(row => ({ ...row, check_ins: row.check_ins ?? [] }))
}
