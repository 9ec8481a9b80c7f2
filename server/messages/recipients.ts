import { sql, type Kysely, type RawBuilder } from 'kysely'
import { placeKinds } from '../../shared-schema/api/accounts.ts'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { gamesAt, tournamentsAt } from '../access/place-games.ts'
import type { Database } from '../database/schema.ts'
import { isConcerned, type EventOfMessage } from './event.ts'

/** Somebody who gets a message; without a team, a scorekeeper or an official. */
export interface Recipient {
  readonly team_id: number | null
  readonly team: string
  readonly name: string
  readonly email: string
  /** The tournament of an official's games, if it is one. */
  readonly tournament_id?: number | null
  /** The roles of an official at games of the event, by the ids of the games. */
  readonly roles?: ReadonlyMap<number, string>
}

/** A team to which somebody writes, with those of its people who have an address. */
export interface ReachedTeam {
  readonly id: number
  readonly people: readonly Recipient[]
}

/** SQL: true for an account of its own that is open. Who came in by a pass alone has no address. */
const hasMailbox = sql`not people.is_pass_holder and people.disabled_at is null and people.deleted_at is null`

/** The teams that take part in an event, each with the first of its tournaments in which it plays. */
export async function teamsOf(
  db: Kysely<Database>,
  { family, id, tournament_ids }: EventOfMessage,
): Promise<Map<number, number | null>> {
  const { rows } =
    family === 'seasons'
      ? await sql<{ id: number; tournament_id: null }>`
        select id, null as tournament_id from teams where season_id = ${id} and status = 'playing'`.execute(
          db,
        )
      : await sql<{ id: number; tournament_id: number }>`
        select team_id as id, min(tournament_id) as tournament_id from tournament_teams
        where tournament_id = any(${tournament_ids}::integer[]) and status = 'playing' and consent = any(${[...consenting]}::text[])
        group by team_id order by min(tournament_id), team_id`.execute(db)
  return new Map(rows.map(team => [team.id, team.tournament_id]))
}

/**
 * The contact and the captains of each team, every address once. The people of a guest are not reached: their
 * addresses are for people with a role in the guest's own organization.
 */
export async function reachTeams(
  db: Kysely<Database>,
  { owner_id }: EventOfMessage,
  ids: readonly number[],
): Promise<ReachedTeam[]> {
  const { rows } = await sql<Recipient & { team_id: number }>`
    select distinct on (team_id, lower(email)) team_id, team, name, email from (
      select 1 as rank, id as team_id, name as team, contact_name as name, contact_email as email, owner_id from teams
      union all
      select 2, teams.id, teams.name, people.name, people.email, teams.owner_id from teams
        join roles on roles.role = 'captain' and roles.place_kind = 'team' and roles.place_id = teams.id
        join people on people.id = roles.person_id
        where ${hasMailbox}) as found
    where email <> '' and team_id = any(${ids}::integer[]) and owner_id is not distinct from ${owner_id}
    order by team_id, lower(email), rank`.execute(db)
  const byTeam = groupBy(rows, ({ team_id }) => team_id)
  return ids.map(id => ({ id, people: byTeam.get(id) ?? [] }))
}

const ofRole = sql.ref<number>('roles.place_id')
const atKind = (kind: string, where: RawBuilder<unknown>) =>
  sql`(roles.place_kind = ${sql.lit(kind)} and ${where})`

/**
 * The scorekeepers who have an account of their own and may record games of an event: everywhere, or at their place.
 * @param gameIds the games that a message is about; undefined for all
 */
export async function scorekeepersOf(
  db: Kysely<Database>,
  event: EventOfMessage,
  gameIds: readonly number[] | undefined,
): Promise<Recipient[]> {
  const recordsGame = sql`exists (select from games where ${isConcerned(event, gameIds)}
    and (roles.place_day is null or (games.start_time at time zone games.timezone)::date = roles.place_day)
    and (roles.place_kind is null or ${sql.join(
      placeKinds.map(kind => atKind(kind, gamesAt[kind](ofRole))),
      sql` or `,
    )}))`
  // Before its games are planned, a tournament has its scorekeepers already.
  const recordsEvent = sql.join(
    placeKinds.map(kind =>
      atKind(
        kind,
        sql`exists (select from (${tournamentsAt[kind](ofRole)}) as at_place
          join tournaments on tournaments.id = tournament_id
          where tournament_id = any(${event.tournament_ids}::integer[]) and (roles.place_day is null
            or roles.place_day between coalesce(tournaments.start_date, roles.place_day) and coalesce(tournaments.end_date, roles.place_day)))`,
      ),
    ),
    sql` or `,
  )
  const { rows } = await sql<Recipient>`
    select distinct on (lower(people.email)) null::integer as team_id, ${event.name}::text as team, people.name, people.email
    from roles join people on people.id = roles.person_id
    where roles.role = 'scorekeeper' and roles.organization_id = ${event.owner_id} and ${hasMailbox}
      and (${recordsGame} or ${gameIds === undefined ? sql`roles.place_kind is null or ${recordsEvent}` : sql`false`})
    order by lower(people.email)`.execute(db)
  return rows
}

interface OfficialAtGame {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly game_id: number
  readonly tournament_id: number | null
  /** The official's roles there. */
  readonly role: string
}

/**
 * The officials of an organization who are assigned to games of its event, those without an address too.
 * @param gameIds the games that a message is about; undefined for all
 */
export async function officialsOf(
  db: Kysely<Database>,
  event: EventOfMessage,
  gameIds: readonly number[] | undefined,
): Promise<Recipient[]> {
  const { rows } = await sql<OfficialAtGame>`
    select officials.id, officials.name, officials.email, game_id, games.tournament_id,
      string_agg(role, ', ' order by role) as role
    from officials join game_officials on official_id = officials.id join games on games.id = game_id
    where ${isConcerned(event, gameIds)} and officials.owner_id is not distinct from ${event.owner_id}
    group by officials.id, game_id, games.tournament_id order by officials.name, officials.id`.execute(db)
  return [...groupBy(rows, row => row.id).values()].flatMap(games => {
    const [first] = games
    if (!first) return []
    const roles = new Map(games.map(({ game_id, role }) => [game_id, role]))
    const [tournament_id = null, ...more] = new Set(games.map(game => game.tournament_id))
    const { name, email } = first
    return [
      {
        ...{ team_id: null, team: event.name, name, email, roles },
        tournament_id: more.length === 0 ? tournament_id : null,
      },
    ]
  })
}
