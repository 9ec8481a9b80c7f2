import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { make } from '../../support/league.ts'
import type { World } from './world.ts'

/** A tournament of two teams, which one history has for itself. */
export interface Event {
  readonly tournament: number
  readonly scope: Scope
  readonly pool: number
  readonly teams: readonly [number, number]
  readonly players: readonly [readonly number[], readonly number[]]
  readonly games: readonly number[]
}

export async function makeEvent({ db, venue }: Pick<World, 'db' | 'venue'>, many: number): Promise<Event> {
  const {
    season: season_id,
    teams: [team_1_id, team_2_id],
  } = venue
  const tournament_id = await make(db, 'tournaments', {
    name: 'Simulated Cup',
    season_id,
    timezone: 'Europe/Amsterdam',
  })
  for (const team_id of venue.teams) await make(db, 'tournament_teams', { tournament_id, team_id })
  const pool_id = await make(db, 'pools', { name: 'A', tournament_id, team_ids: [team_1_id, team_2_id] })
  const pool_round_id = await make(db, 'pool_rounds', { pool_id })
  const games: number[] = []
  while (games.length < many)
    games.push(
      await make(db, 'games', {
        season_id,
        tournament_id,
        pool_round_id,
        team_1_id,
        team_2_id,
        start_time: '2026-06-01T10:00:00',
      }),
    )
  return {
    tournament: tournament_id,
    scope: `tournament:${tournament_id}`,
    pool: pool_id,
    teams: venue.teams,
    players: venue.players,
    games,
  }
}
