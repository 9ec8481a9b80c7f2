import type { Entrant } from '../../shared-schema/rules/standings/entrant.ts'
import { poolStandings, type PoolStanding } from '../../shared-schema/rules/standings/pool-standings.ts'
import { ruleOf } from '../../shared-schema/rules/standings/rule-of.ts'
import { swissStandings, type SwissStanding } from '../../shared-schema/rules/standings/swiss-standings.ts'
import type { TournamentRecords } from '../storage/tournament-records.ts'
import type { PlayedGame } from './played-games.ts'

export interface PoolRanking {
  readonly id: number
  readonly name: string
  /** Whether all its games were played. */
  readonly isOver: boolean
  readonly standings: readonly PoolStanding[]
}

/** The standings of each pool, as far as its games were played. */
export function poolRankings(games: readonly PlayedGame[], records: TournamentRecords): PoolRanking[] {
  const { tournament, pools, decisions } = records
  return [...pools].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })).map(({ id, name, team_ids }) => {
    const own = games.filter(game => game.pool_id === id)
    const decided = decisions.filter(({ pool_id }) => pool_id === id)
    return { id, name, isOver: own.length > 0 && isOver(own), standings: poolStandings(entrantsOf(team_ids, records), own, ruleOf(tournament), decided) }
  })
}

/** Whether games are all played; a bye is nothing to play. */
export const isOver = (games: readonly PlayedGame[]): boolean => games.every(({ status, team_2_id }) => status === 'final' || team_2_id === null)

export interface SwissRanking {
  readonly round_number: number
  readonly isOver: boolean
  readonly standings: readonly SwissStanding[]
}

/** The standings of the teams of the latest swiss round, from the games of all rounds; null before the first is drawn. */
export function swissRanking(games: readonly PlayedGame[], records: TournamentRecords): SwissRanking | null {
  const latest = [...records.swissRounds].sort((a, b) => b.round_number - a.round_number)[0]
  if (!latest) return null
  const own = games.filter(({ swiss_round_id }) => swiss_round_id === latest.id)
  const drawn = new Set(own.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]).filter(id => id !== null))
  return { round_number: latest.round_number, isOver: isOver(own), standings: swissStandingsOf(entrantsOf([...drawn], records), games, records) }
}

/** The standings of teams in the swiss rounds that are here. */
export function swissStandingsOf(entrants: readonly Entrant[], games: readonly PlayedGame[], { tournament, decisions }: TournamentRecords): SwissStanding[] {
  const swissGames = games.filter(({ swiss_round_id }) => swiss_round_id !== null)
  return swissStandings(entrants, swissGames, tournament, decisions.filter(({ pool_id }) => pool_id === null))
}

/** Teams as the tournament knows them; the one that it does not name plays without a seed. */
function entrantsOf(teamIds: readonly number[], { entrants }: TournamentRecords): Entrant[] {
  const byTeam = new Map(entrants.map(entrant => [entrant.team_id, entrant]))
  return teamIds.map(team_id => byTeam.get(team_id) ?? { team_id, seed: null, status: 'playing' })
}
