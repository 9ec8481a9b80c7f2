import { sql, type Kysely } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import type { Database } from '../database/schema.ts'
import { isOfEvent } from '../games/games-of-event.ts'
import type { EventOfMessage } from './event.ts'

/** Somebody who gets a message; without a team, a scorekeeper or an official. */
export interface Recipient {
  readonly team_id: number | null
  readonly team: string
  readonly name: string
  readonly email: string
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

/** Ids of the teams that take part in an event. */
export async function teamsOf(db: Kysely<Database>, { family, id }: EventOfMessage): Promise<Set<number>> {
  const { rows } =
    family === 'tournaments'
      ? await sql<{ id: number }>`
        select team_id as id from tournament_teams
        where tournament_id = ${id} and status = 'playing' and consent = any(${[...consenting]}::text[])`.execute(
          db,
        )
      : await sql<{ id: number }>`
        select id from teams where season_id = ${id} and status = 'playing'`.execute(db)
  return new Set(rows.map(team => team.id))
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

/** The scorekeepers of an event who have an account of their own. */
export async function scorekeepersOf(db: Kysely<Database>, event: EventOfMessage): Promise<Recipient[]> {
  const isHere =
    event.family === 'tournaments'
      ? sql`roles.place_kind is null or (roles.place_kind = 'tournament' and roles.place_id = ${event.id})
          or (roles.place_kind = 'meet' and roles.place_id = (select meet_id from tournaments where id = ${event.id}))`
      : sql`roles.place_kind is null`
  const { rows } = await sql<Recipient>`
    select distinct on (lower(people.email)) null::integer as team_id, ${event.name}::text as team, people.name, people.email
    from roles join people on people.id = roles.person_id
    where roles.role = 'scorekeeper' and roles.organization_id = ${event.owner_id} and (${isHere})
      and ${hasMailbox}
    order by lower(people.email)`.execute(db)
  return rows
}

/** The officials of an organization who are assigned to games of its event, those without an address too. */
export async function officialsOf(
  db: Kysely<Database>,
  { family, id, name, owner_id }: EventOfMessage,
): Promise<Recipient[]> {
  const { rows } = await sql<{ id: number; name: string; email: string; game_id: number; role: string }>`
    select officials.id, officials.name, officials.email, game_id, string_agg(role, ', ' order by role) as role
    from officials join game_officials on official_id = officials.id join games on games.id = game_id
    where ${isOfEvent(family, id)} and officials.owner_id is not distinct from ${owner_id}
    group by officials.id, game_id order by officials.name, officials.id`.execute(db)
  return [...groupBy(rows, row => row.id).values()].flatMap(games => {
    const [first] = games
    if (!first) return []
    const roles = new Map(games.map(({ game_id, role }) => [game_id, role]))
    return [{ team_id: null, team: name, name: first.name, email: first.email, roles }]
  })
}
