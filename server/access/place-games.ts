import { sql, type RawBuilder } from 'kysely'
import type { PlaceKind } from '../../shared-schema/api/accounts.ts'

/** SQL: true for the games at a kind of place, by SQL for the id of the place. */
export const gamesAt = {
  tournament: id => sql`games.tournament_id = ${id}`,
  event_site: id => sql`games.game_site_id in (select id from game_sites where event_site_id = ${id})`,
  game_site: id => sql`games.game_site_id = ${id}`,
  game: id => sql`games.id = ${id}`,
  team: id => sql`${id} in (games.team_1_id, games.team_2_id)`,
} as const satisfies Record<PlaceKind, (id: RawBuilder<number>) => RawBuilder<unknown>>

/** SQL for the tournament of a place, for places without planned games. */
export const tournamentAt = {
  tournament: id => sql`${id}::integer`,
  event_site: id => sql`(select tournament_id from event_sites where id = ${id})`,
  game_site: id =>
    sql`(select tournament_id from event_sites join game_sites on event_site_id = event_sites.id where game_sites.id = ${id})`,
  game: () => sql`null::integer`,
  team: () => sql`null::integer`,
} as const satisfies Record<PlaceKind, (id: RawBuilder<number>) => RawBuilder<unknown>>
