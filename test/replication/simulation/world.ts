import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from '../../../server/database/connection.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { Client } from '../../rest/client.ts'
import { make, type SmallLeague } from '../../support/league.ts'
import type { Place } from './place.ts'
import { Tally } from './tally.ts'

/** A place as one thread sees it, and a count of what happens there. */
export class World {
  readonly tally = new Tally()
  readonly #place: Place
  readonly #observer: OpenDatabase

  private constructor(place: Place, observer: OpenDatabase) {
    this.#place = place
    this.#observer = observer
  }

  static async open(place: Place): Promise<World> {
    return new World(place, await openDatabase(named(place.databaseUrl, OBSERVER), ''))
  }

  /** The database by a connection that no restart ends. */
  get db(): OpenDatabase['db'] {
    return this.#observer.db
  }

  token = (tablet: number): string => at(this.#place.tokens, tablet)
  server = (index: number): string => at(this.#place.servers, index % this.#place.servers.length)
  office = (): Client => new Client(this.server(0), this.#place.officeToken)

  /** Ends all connections of the servers to the database, as its restart does. */
  async restartDatabase(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> ${OBSERVER}`.execute(this.db)
  }

  close(): Promise<void> {
    return this.#observer.close()
  }
}

const OBSERVER = 'observer'

function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', name)
  return url.href
}

/** A tournament of two teams, which one history has for itself. */
export interface Event {
  readonly tournament: number
  readonly scope: Scope
  readonly teams: readonly [number, number]
  readonly players: readonly [readonly number[], readonly number[]]
  readonly games: readonly number[]
}

export async function makeEvent({ db }: World, venue: SmallLeague, many: number): Promise<Event> {
  const { season: season_id, teams: [team_1_id, team_2_id] } = venue
  const tournament_id = await make(db, 'tournaments', { name: 'Simulated Cup', season_id, timezone: 'Europe/Amsterdam' })
  for (const team_id of venue.teams) await make(db, 'tournament_teams', { tournament_id, team_id })
  const pool_id = await make(db, 'pools', { name: 'A', tournament_id, team_ids: [team_1_id, team_2_id] })
  const pool_round_id = await make(db, 'pool_rounds', { pool_id })
  const games: number[] = []
  while (games.length < many) games.push(await make(db, 'games', { season_id, tournament_id, pool_round_id, team_1_id, team_2_id, start_time: '2026-06-01T10:00:00' }))
  return { tournament: tournament_id, scope: `tournament:${tournament_id}`, teams: venue.teams, players: venue.players, games }
}
