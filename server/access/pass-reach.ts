import { sql, type RawBuilder } from 'kysely'
import { placeKinds } from '../../shared-schema/api/accounts.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { gamesAt, tournamentsAt } from './place-games.ts'
import { isShielded } from './shielded-players.ts'

// A pass is a poster that every passer-by can read. Its role may read the event of its place as the public
// could if the event were public, and the names on the rosters of its games.

/** Everything that a role from a pass lets its holder read. */
export interface PassReach {
  /** The events of its place that are not hidden. */
  readonly scopes: readonly Scope[]
  /** The players on the rosters of its games who are shielded from the public. */
  readonly players: readonly number[]
  /** The walk-on entries that brought these players. */
  readonly walk_ons: readonly string[]
}

const ofRole = sql.ref<number>('roles.place_id')

/** The games of a role's place, on any day. */
const games = sql`(${sql.join(
  placeKinds.map(
    kind => sql`select games.* from games
      where roles.place_kind = ${sql.lit(kind)} and games.owner_id = roles.organization_id and ${gamesAt[kind](ofRole)}`,
  ),
  sql` union all `,
)})`

const tournaments = sql.join(
  placeKinds.map(
    kind =>
      sql`select tournaments.id from (${tournamentsAt[kind](ofRole)}) as at_place join tournaments on tournaments.id = tournament_id
        where roles.place_kind = ${sql.lit(kind)} and tournaments.owner_id = roles.organization_id`,
  ),
  sql` union all `,
)

/** SQL for the scopes of a role's place, within a query that calls its row `roles`. */
export const scopesOfRole: RawBuilder<Scope> = sql<Scope>`(
  select case when tournament_id is null then 'season:' || season_id else 'tournament:' || tournament_id end from ${games} as at_place
  union select 'tournament:' || id from (${tournaments}) as of_place
  union select 'tournament:' || tournament_id from tournament_teams
    where roles.place_kind = 'team' and team_id = roles.place_id and tournament_teams.owner_id = roles.organization_id)`

const rostered = sql`(select players.id from ${games} as own_games
  join team_players on team_players.team_id in (own_games.team_1_id, own_games.team_2_id)
  join players on players.id = team_players.player_id
  where ${isShielded} and (roles.place_day is null
    or (own_games.start_time at time zone own_games.timezone)::date = roles.place_day))`

/** SQL for the `PassReach` of a row of `roles`; null for a role that did not come by a pass. */
export const reachOfRole = sql<PassReach | null>`case when roles.pass_id is not null then json_build_object(
  'scopes', array(select scope from ${scopesOfRole} as led_to (scope) where not (scope like 'tournament:%' and exists (
    select from tournaments where id = split_part(scope, ':', 2)::integer and visibility = 'hidden'))),
  'players', array(select distinct id from ${rostered} as named),
  'walk_ons', array(select entry_id from players where id in ${rostered} and entry_id is not null
    union select entry_id from former_players where into_id in ${rostered} and entry_id is not null)) end`
