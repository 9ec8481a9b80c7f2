import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { type GameResult, teamResults } from '../../../shared-schema/rules/standings/game-result.ts'
import type { PlayedPairing } from './meetings.ts'

/** A team to be paired. */
export interface SwissEntrant {
  readonly team_id: number
  /** Games won so far. */
  readonly wins: number
  /** Byes had so far. */
  readonly byes: number
  /**
   * In the last round: down, against a team with fewer wins or with a bye; up, against one with more; else
   * null.
   */
  readonly last_float: 'down' | 'up' | null
}

/** An entrant with its place in the ranking, from 1. */
export interface RankedEntrant extends SwissEntrant {
  readonly place: number
}

/** A game of a swiss round, or a bye: a game of one team. */
export interface SwissGame extends GameResult {
  readonly round_number: number | null
}

/**
 * The entrants of the next round.
 *
 * @param standings the teams to pair in the order of the standings, before round 1 in seed order.
 * @param games all games of the rounds so far, in any order, also those of teams that have left.
 * Source: floats as in FIDE Handbook C.04.3, 1.4.2 and 1.4.3 (2025), counted in wins.
 */
export function swissEntrants(
  standings: readonly { readonly team_id: number; readonly wins: number }[],
  games: readonly SwissGame[],
): SwissEntrant[] {
  const byes = groupBy(games.filter(isBye), game => game.team_1_id ?? game.team_2_id)
  const lastFloats = floatsOfLastRound(games)
  return standings.map(({ team_id, wins }) => ({
    team_id,
    wins,
    byes: byes.get(team_id)?.length ?? 0,
    last_float: lastFloats.get(team_id) ?? null,
  }))
}

/** The pairs that have met or will meet in games; games that are not played are excluded. */
export function playedPairings(games: readonly SwissGame[]): PlayedPairing[] {
  return games.flatMap(({ team_1_id, team_2_id, round_number, status }) =>
    team_1_id === null || team_2_id === null || status === 'not needed'
      ? []
      : [{ team_1_id, team_2_id, round_number }],
  )
}

function isBye({ team_1_id, team_2_id }: SwissGame): boolean {
  return (team_1_id === null) !== (team_2_id === null)
}

function floatsOfLastRound(games: readonly SwissGame[]): Map<number | null, 'down' | 'up'> {
  const last = Math.max(...games.map(({ round_number }) => round_number ?? 0))
  const isOfLast = (game: SwissGame) => game.round_number === last
  const won = groupBy(
    games
      .filter(game => game.status === 'final' && !isOfLast(game))
      .flatMap(teamResults)
      .filter(({ outcome }) => outcome === 'win'),
    ({ team_id }) => team_id,
  )
  const winsBefore = (teamId: number) => won.get(teamId)?.length ?? 0

  const floats = new Map<number | null, 'down' | 'up'>()
  for (const game of games.filter(isOfLast)) {
    if (isBye(game)) floats.set(game.team_1_id ?? game.team_2_id, 'down')
    for (const { team_id, opponent_id } of teamResults(game)) {
      const difference = winsBefore(team_id) - winsBefore(opponent_id)
      if (difference !== 0) floats.set(team_id, difference > 0 ? 'down' : 'up')
    }
  }
  return floats
}
