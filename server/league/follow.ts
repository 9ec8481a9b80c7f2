import { sql } from 'kysely'
import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import { keyOf } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes } from '../feed/write.ts'
import { publish } from './catalog.ts'
import { refoldAndPublish } from './refold-game.ts'

/**
 * Brings all that belongs to tournaments into their season, their organization and their zone, with the statistics of
 * their games. The moments at which something starts stay.
 */
export async function followTournaments(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows: moving } = await sql<{ id: number }>`
    select games.id from games join tournaments on tournaments.id = games.tournament_id
    where tournaments.id = any(${ids}::integer[]) and (games.season_id, games.owner_id) is distinct from (tournaments.season_id, tournaments.owner_id)
    order by games.id`.execute(tx)
  await belongToTournaments(tx, ids)
  await refoldPlayed(tx, moving.map(({ id }) => id))
}

/** Brings all that belongs to seasons into their organization, and their statistics into their league. */
export async function followSeasons(tx: Tx, ids: readonly number[]): Promise<void> {
  const games = await tx.selectFrom('games').select(['id', 'season_id', 'tournament_id']).where('season_id', 'in', [...ids]).orderBy('id').execute()
  await lockScopes(tx, games.map(scopeOfGame))
  await follow(tx, 'tournaments', 'seasons', ids, ['owner_id'])
  const teams = await follow(tx, 'teams', 'seasons', ids, ['owner_id'])
  await follow(tx, 'team_players', 'teams', teams, ['owner_id'])
  const ofSeasons = games.filter(game => game.tournament_id === null).map(({ id }) => id)
  await sql`update games set owner_id = seasons.owner_id from seasons where seasons.id = games.season_id and games.id = any(${ofSeasons}::integer[])`.execute(tx)
  await rowsFollow(tx, ofSeasons)
  await eventsFollow(tx, 'seasons', ids)
  const tournaments = await tx.selectFrom('tournaments').select('id').where('season_id', 'in', [...ids]).execute()
  await belongToTournaments(tx, tournaments.map(({ id }) => id))
  await refoldPlayed(tx, games.map(({ id }) => id))
}

/** Brings the roster of a team into its organization, and counts its games anew: nobody else's count for it without an entry. */
export async function followTeam(tx: Tx, id: number): Promise<void> {
  await follow(tx, 'team_players', 'teams', [id], ['owner_id'])
  const games = await tx.selectFrom('games').select(['id', 'season_id', 'tournament_id'])
    .where(eb => eb.or([eb('team_1_id', '=', id), eb('team_2_id', '=', id)])).orderBy('id').execute()
  await lockScopes(tx, games.map(scopeOfGame))
  await refoldPlayed(tx, games.map(game => game.id))
}

/** Brings all of a league into its organization. */
export async function followLeague(tx: Tx, id: number): Promise<void> {
  await follow(tx, 'seasons', 'leagues', [id], ['owner_id'])
  const seasons = await tx.selectFrom('seasons').select('id').where('league_id', '=', id).execute()
  if (seasons.length > 0) await followSeasons(tx, seasons.map(season => season.id))
}

async function belongToTournaments(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const family of ['tournament_teams', 'tie_decisions'] as const) await follow(tx, family, 'tournaments', ids, ['owner_id'])
  await follow(tx, 'game_sites', 'event_sites', await follow(tx, 'event_sites', 'tournaments', ids, ['owner_id']), ['owner_id'])
  for (const family of ['pools', 'pool_rounds', 'brackets', 'swiss_rounds'] as const) await follow(tx, family, 'tournaments', ids, ['owner_id', 'timezone'])
  await rowsFollow(tx, await follow(tx, 'games', 'tournaments', ids, ['season_id', 'owner_id', 'timezone']))
  await eventsFollow(tx, 'tournaments', ids)
}

/**
 * Gives records the values that the records have which they belong to.
 * @returns the ids of those that had others
 */
async function follow(tx: Tx, family: Family, parent: Family, ids: readonly number[], columns: readonly string[]): Promise<number[]> {
  const from = (name: string) => sql.ref(`${parent}.${name}`)
  const { rows } = await sql<Record<string, unknown>>`
    update ${sql.table(family)} set ${sql.join(columns.map(name => sql`${sql.ref(name)} = ${from(name)}`))}, time_last_updated = now()
    from ${sql.table(parent)} where ${from('id')} = ${sql.ref(`${family}.${parent.slice(0, -1)}_id`)} and ${from('id')} = any(${ids}::integer[])
      and (${sql.join(columns.map(name => sql.ref(`${family}.${name}`)))}) is distinct from (${sql.join(columns.map(from))})
    returning ${sql.table(family)}.*`.execute(tx)
  const keys = rows.map(row => keyOf(family, row))
  await publish(tx, keys.map(key => ({ family, key })))
  return keys.flat()
}

/** The rows of scores, plays and spirit scores have the organization and the zone of their games. */
async function rowsFollow(tx: Tx, games: readonly number[]): Promise<void> {
  for (const table of ['game_scores', 'game_sportsmanship_scores', 'events'] as const) {
    await sql`update ${sql.table(table)} as rows set owner_id = games.owner_id, timezone = games.timezone
      from games where games.id = rows.game_id and games.id = any(${games}::integer[])
        and (rows.owner_id, rows.timezone) is distinct from (games.owner_id, games.timezone)`.execute(tx)
  }
}

/** Events of the calendar keep their zone. */
async function eventsFollow(tx: Tx, parent: 'seasons' | 'tournaments', ids: readonly number[]): Promise<void> {
  const season = sql.ref(parent === 'seasons' ? 'seasons.id' : 'tournaments.season_id')
  const organization = sql`(select leagues.organization_id from seasons join leagues on leagues.id = seasons.league_id where seasons.id = ${season})`
  await sql`update events set season_id = ${season}, organization_id = ${organization}, owner_id = ${organization}
    from ${sql.table(parent)} where events.game_id is null and ${sql.ref(`${parent}.id`)} = ${sql.ref(`events.${parent.slice(0, -1)}_id`)}
      and ${sql.ref(`${parent}.id`)} = any(${ids}::integer[])
      and (events.season_id, events.owner_id) is distinct from (${season}, ${organization})`.execute(tx)
}

/** Moves the statistics of those games at which something is recorded. */
async function refoldPlayed(tx: Tx, ids: readonly number[]): Promise<void> {
  const played = await tx.selectFrom('entries').select('game_id').distinct()
    .where('game_id', '=', sql<number>`any(${ids}::integer[])`).where('refusal', 'is', null).orderBy('game_id').execute()
  for (const { game_id } of played) await refoldAndPublish(tx, game_id)
}
