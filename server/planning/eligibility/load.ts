import { sql, type Kysely } from 'kysely'
import { consenting } from '../../../shared-schema/resources/consent.ts'
import type { Author } from '../../access/author.ts'
import { shownTo } from '../../access/shown-to.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import type { EligibilityRules, RosterPlace } from '../../rules/eligibility.ts'

/** A tournament or season with rules for its players. */
export interface EligibleEvent {
  readonly family: 'tournaments' | 'seasons'
  readonly id: number
}

/** The rules of an event. A tournament has those of its season, too, unless it sets its own. */
export async function rulesOf(
  db: Kysely<Database>,
  { family, id }: EligibleEvent,
): Promise<EligibilityRules | undefined> {
  const isTournament = family === 'tournaments'
  const own = (name: string) =>
    isTournament
      ? sql`coalesce(tournaments.${sql.ref(name)}, seasons.${sql.ref(name)})`
      : sql.ref(`seasons.${name}`)
  const either = (name: string) =>
    isTournament
      ? sql`(tournaments.${sql.ref(name)} or seasons.${sql.ref(name)})`
      : sql.ref(`seasons.${name}`)
  const { rows } = await sql<EligibilityRules>`
    select ${own('minimum_age')} as minimum_age, ${own('maximum_age')} as maximum_age,
      coalesce(${own('age_on')}, ${own('start_date')}, (now() at time zone 'UTC')::date) as age_on,
      ${own('minimum_roster')} as minimum_roster, ${own('maximum_roster')} as maximum_roster,
      ${either('one_team_per_player')} as one_team_per_player, ${either('licence_required')} as licence_required
    from ${isTournament ? sql`tournaments join seasons on seasons.id = season_id` : sql`seasons`}
    where ${sql.table(family)}.id = ${id}`.execute(db)
  return rows[0]
}

/** The teams that take part in an event, and whose rosters the author may read. */
export async function teamsIn(
  db: Kysely<Database>,
  author: Author,
  { family, id }: EligibleEvent,
): Promise<number[]> {
  const found =
    family === 'seasons'
      ? await db
          .selectFrom('teams')
          .select('id')
          .where('season_id', '=', id)
          .where('status', '=', 'playing')
          .where(readableBy(author, 'teams'))
          .orderBy('id')
          .execute()
      : await entrantsOf(db, author, [id])
  return found.map(team => team.id)
}

/** The teams of the other divisions of a tournament's event. */
export async function teamsAround(
  db: Kysely<Database>,
  author: Author,
  { family, id }: EligibleEvent,
): Promise<number[]> {
  if (family === 'seasons') return []
  const divisions = await db
    .selectFrom('tournaments')
    .innerJoin('tournaments as own', 'own.meet_id', 'tournaments.meet_id')
    .select('tournaments.id')
    .where('own.id', '=', id)
    .where('tournaments.id', '<>', id)
    .execute()
  const found = await entrantsOf(
    db,
    author,
    divisions.map(division => division.id),
  )
  return found.map(team => team.id)
}

const entrantsOf = (db: Kysely<Database>, author: Author, tournamentIds: readonly number[]) =>
  db
    .selectFrom('tournament_teams')
    .innerJoin('teams', 'teams.id', 'team_id')
    .select('teams.id')
    .where(eb => eb('tournament_id', '=', eb.fn.any(eb.val([...tournamentIds]))))
    .where('tournament_teams.status', '=', 'playing')
    .where('consent', 'in', consenting)
    .where(readableBy(author, 'teams'))
    .where(readableBy(author, 'tournament_teams'))
    .orderBy('teams.id')
    .execute()

/** The rosters of teams, without the names and details that the author may not read. */
export async function rostersOf(
  db: Kysely<Database>,
  author: Author,
  teamIds: readonly number[],
): Promise<RosterPlace[]> {
  const rows = await db
    .selectFrom('team_players')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['team_id', 'player_id', 'first_name', 'last_name', 'nickname', 'birth_date', 'licence_number'])
    .select(['show_initials', 'players.owner_id', 'person_id'])
    .select(readableBy(author, 'players').as('is_readable'))
    .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .where(readableBy(author, 'team_players'))
    .orderBy('number', eb => eb.nullsLast())
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('player_id')
    .execute()
  return rows.map(({ team_id, player_id, is_readable, ...row }) => {
    const place = { team_id, player_id }
    if (!is_readable) return { ...place, name: '', birth_date: null, licence_number: '', is_known: false }
    const shown = { ...row, ...shownTo(author, 'players', { id: player_id, ...row }) }
    const name = `${shown.first_name} ${shown.last_name}`.trim() || shown.nickname
    return {
      ...{ ...place, name },
      birth_date: shown.birth_date,
      licence_number: shown.licence_number ?? '',
      is_known: shown.show_initials !== null,
    }
  })
}
