import { sql, type RawBuilder } from 'kysely'
import type { PlaceKind } from '../../shared-schema/api/accounts.ts'

/** SQL: true for the games at a kind of place, by SQL for the id of the place. */
export const gamesAt = {
  meet: id => sql`games.tournament_id in (select id from tournaments where meet_id = ${id})`,
  tournament: id => sql`games.tournament_id = ${id}`,
  event_site: id => sql`games.game_site_id in (select id from game_sites where event_site_id = ${id})`,
  game_site: id => sql`games.game_site_id = ${id}`,
  game: id => sql`games.id = ${id}`,
  team: id => sql`${id} in (games.team_1_id, games.team_2_id)`,
} as const satisfies Record<PlaceKind, (id: RawBuilder<number>) => RawBuilder<unknown>>

const nowhere = sql`select null::integer as tournament_id where false`

/** SQL for the `tournament_id` of each tournament at a place, for places without planned games. */
export const tournamentsAt = {
  meet: id => sql`select id as tournament_id from tournaments where meet_id = ${id}`,
  tournament: id => sql`select ${id}::integer as tournament_id`,
  event_site: id => sql`select tournament_id from tournament_sites where event_site_id = ${id}`,
  game_site: id =>
    sql`select tournament_id from tournament_sites join game_sites using (event_site_id) where game_sites.id = ${id}`,
  game: () => nowhere,
  team: () => nowhere,
} as const satisfies Record<PlaceKind, (id: RawBuilder<number>) => RawBuilder<unknown>>
