import { inOrderOfPlay } from '../../shared-schema/rules/progress/order-of-play.ts'
import { finalStandings, type FinalStanding } from '../../shared-schema/rules/standings/final-standings.ts'
import type { GroupStage } from '../../shared-schema/rules/standings/group-places.ts'
import type { TournamentRecords } from '../storage/tournament-records.ts'
import { isOver, poolRankings, swissStandingsOf } from './group-standings.ts'
import type { PlayedGame } from './played-games.ts'

/**
 * The places of the tournament that no game to come can change, best first. Where there are brackets,
 * none before they have given the first place.
 */
export function finalPlaces(games: readonly PlayedGame[], records: TournamentRecords): FinalStanding[] {
  const bracketGames = inOrderOfPlay(games.filter(({ bracket_id, place_for_winner, place_for_loser }) =>
    bracket_id !== null || place_for_winner !== null || place_for_loser !== null)).map(game => ({ ...game, loser_id: loserOf(game) }))
  const decided = finalStandings({ entrants: records.entrants, bracketGames, groups: groupStage(games, records) }).filter(({ is_decided }) => is_decided)
  const isUnderWay = bracketGames.length === 0 ? games.some(({ status }) => status === 'final') : decided.some(({ reason }) => reason.kind === 'bracket game')
  return isUnderWay ? decided : []
}

/** The games before the brackets: swiss rounds where there are any, else pools. */
function groupStage(games: readonly PlayedGame[], records: TournamentRecords): GroupStage | null {
  const groupGames = games.filter(({ pool_id, swiss_round_id }) => pool_id !== null || swiss_round_id !== null)
  const is_over = isOver(groupGames)
  if (groupGames.some(({ swiss_round_id }) => swiss_round_id !== null)) {
    return { kind: 'swiss rounds', is_over, standings: swissStandingsOf(records.entrants, games, records) }
  }
  return records.pools.length === 0 ? null : { kind: 'pools', is_over, standings: poolRankings(games, records).map(({ standings }) => standings) }
}

const loserOf = ({ winner_id, team_1_id, team_2_id }: PlayedGame): number | null =>
  winner_id === null ? null : winner_id === team_1_id ? team_2_id : team_1_id
