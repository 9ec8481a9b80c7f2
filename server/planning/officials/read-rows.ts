import { sql, type Kysely } from 'kysely'
import type { Absence } from '../../../shared-schema/resources/officials.ts'
import { consenting } from '../../../shared-schema/resources/consent.ts'
import type { Author } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { isOfEvent } from '../../games/games-of-event.ts'
import type { OfficiatedEvent } from './event.ts'

/** A game with its names, of this event or of another one. */
export interface GameRow {
  readonly id: number
  readonly start_time: string
  readonly timezone: string
  readonly minutes: number
  readonly status: string
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly one: string | null
  readonly two: string | null
  readonly field_id: number | null
  readonly site_id: number | null
  readonly field: string | null
  readonly is_of_event: boolean
  readonly is_readable: boolean
}

export interface OfficialRow {
  readonly id: number
  readonly owner_id: number | null
  readonly name: string
  readonly roles: readonly string[]
  readonly team_ids: readonly number[]
  readonly unavailable: readonly Absence[]
}

export interface AssignmentRow {
  readonly id: number
  readonly game_id: number
  readonly role: string
  readonly official_id: number | null
  readonly team_id: number | null
  readonly game_time: string | null
  readonly is_planned: boolean
  readonly time_last_updated: string
}

/** A game of a season without a length of its own. */
const USUAL_MINUTES = 90

/** SQL: false rather than null for a game of a season. */
const isHere = ({ family, id }: OfficiatedEvent) => sql<boolean>`coalesce(${isOfEvent(family, id)}, false)`

/** SQL: true for games that are played, or will be, by two teams that may still be open. */
export const takesPlace = sql`games.status <> 'not needed' and games.ruling in ('none', 'abandoned with result')
  and (games.swiss_round_id is null or (games.team_1_id is not null and games.team_2_id is not null))`

/** The games of an event, and those elsewhere in which its officials and teams have a part. */
export async function readGames(
  db: Kysely<Database>,
  author: Author,
  event: OfficiatedEvent,
  officialIds: readonly number[],
  teamIds: readonly number[],
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select games.id, games.start_time, games.timezone, games.status, games.team_1_id, games.team_2_id,
      coalesce(games.game_minutes, tournaments.game_minutes, ${USUAL_MINUTES}) as minutes,
      one.name as one, two.name as two, game_sites.id as field_id, game_sites.event_site_id as site_id, game_sites.name as field,
      ${isHere(event)} as is_of_event, ${readableBy(author, 'games')} as is_readable
    from games left join tournaments on tournaments.id = games.tournament_id
      left join teams as one on one.id = games.team_1_id left join teams as two on two.id = games.team_2_id
      left join game_sites on game_sites.id = games.game_site_id
    where ${takesPlace} and (${isHere(event)}
      or games.team_1_id = any(${[...teamIds]}::integer[]) or games.team_2_id = any(${[...teamIds]}::integer[])
      or games.id in (select game_id from game_officials
        where official_id = any(${[...officialIds]}::integer[]) or team_id = any(${[...teamIds]}::integer[])))
    order by games.start_time, game_sites.name, games.id`.execute(db)
  return rows
}

/** The officials of an organization, and others who have a part in its event. */
export async function readOfficials(db: Kysely<Database>, event: OfficiatedEvent): Promise<OfficialRow[]> {
  const { rows } = await sql<OfficialRow>`
    select id, owner_id, name, roles, team_ids, unavailable from officials
    where owner_id is not distinct from ${event.owner_id} or id in (
      select official_id from game_officials join games on games.id = game_id where ${isHere(event)})
    order by name, id`.execute(db)
  return rows
}

/** All assignments of officials and teams, in this event and elsewhere. */
export async function readAssignments(
  db: Kysely<Database>,
  event: OfficiatedEvent,
  officialIds: readonly number[],
): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select game_officials.id, game_id, role, official_id, team_id, game_time, is_planned, game_officials.time_last_updated
    from game_officials join games on games.id = game_id
    where (num_nonnulls(official_id, team_id) = 1 and ${isHere(event)}) or official_id = any(${[...officialIds]}::integer[])
      or team_id in (select id from teams where owner_id is not distinct from ${event.owner_id})
    order by game_officials.id`.execute(db)
  return rows
}

/** The teams that can owe duty in an event. */
export async function readTeams(
  db: Kysely<Database>,
  { family, id }: OfficiatedEvent,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } =
    family === 'tournaments'
      ? await sql<{ id: number; name: string }>`
        select teams.id, teams.name from tournament_teams join teams on teams.id = team_id
        where tournament_id = ${id} and tournament_teams.status = 'playing' and consent = any(${[...consenting]}::text[])
        order by teams.name, teams.id`.execute(db)
      : await sql<{ id: number; name: string }>`
        select id, name from teams where season_id = ${id} and status = 'playing' order by name, id`.execute(
          db,
        )
  return rows
}
