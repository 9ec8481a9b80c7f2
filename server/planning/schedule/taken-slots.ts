import { sql, type Kysely } from 'kysely'
import type { TakenSlots } from '../../../shared-schema/api/schedule.ts'
import { takesField } from '../../access/taken-fields.ts'
import type { Author } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { minuteAt, minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'

/**
 * The slots on the fields of a tournament that games of other events take on a day, the earliest first. Those
 * of an event that the author may not see are nameless.
 * @param date the local day at the tournament: `2026-06-13`
 */
export async function takenSlots(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
  date: string,
): Promise<TakenSlots['taken_slots']> {
  const { timezone, game_minutes } = await db
    .selectFrom('tournaments')
    .select(['timezone', 'game_minutes'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const [from, to] = [minuteAt(date, '00:00', timezone), minuteAt(date, '24:00', timezone)]
  const length = sql`coalesce(games.game_minutes, tournaments.game_minutes, ${game_minutes}::integer)`
  const isShown = (event: 'tournaments' | 'seasons') =>
    sql`${readableBy(author, 'games')} and ${readableBy(author, event)}`
  const { rows } = await sql<{
    game_site_id: number
    start_time: string
    minutes: number
    tournament_id: number | null
    name: string | null
  }>`
    select games.game_site_id, games.start_time, ${length} as minutes,
      case when ${isShown('tournaments')} then tournaments.id end as tournament_id,
      case when tournaments.id is not null then case when ${isShown('tournaments')} then tournaments.name end
        when ${isShown('seasons')} then leagues.name || ' ' || seasons.name end as name
    from games
    left join tournaments on tournaments.id = games.tournament_id
    left join seasons on seasons.id = games.season_id
    left join leagues on leagues.id = seasons.league_id
    where games.game_site_id in (
        select game_sites.id from tournament_game_sites join game_sites on game_sites.id = tournament_game_sites.game_site_id
        where tournament_id = ${tournamentId} and ${readableBy(author, 'game_sites')})
      and games.tournament_id is distinct from ${tournamentId}
      and games.status <> 'not needed' and games.ruling <> 'postponed'
      and games.start_time < to_timestamp(${to * 60})
      and games.start_time + ${length} * interval '1 minute' > to_timestamp(${from * 60})
      and ${takesField(author)}
    order by games.start_time, games.id`.execute(db)
  return rows.map(({ start_time, ...slot }) => ({
    ...slot,
    start_time: timeAt(minuteOf(start_time), timezone),
  }))
}
