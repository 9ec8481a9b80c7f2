import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { boardOf, type Board } from '../../shared-schema/scoring/board.ts'
import { ruledState } from '../../shared-schema/scoring/ruled-state.ts'
import type { Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { noSituation } from '../../shared-schema/sports/model/situation.ts'
import type { SportDefinition, SportRules } from '../../shared-schema/sports/model/sport.ts'

/** The score of a game, with its status and its winner. */
export interface ShownScore {
  readonly status: GameState['status']
  readonly board: Board
  readonly periods: readonly (readonly [number, number])[]
  readonly isForfeit: boolean
  /**
   * The final score if it ended now: in some sports the winner of a shoot-out gets one more point at the end.
   */
  readonly endsAt: readonly [number, number]
  /** True during the shoot-out. */
  readonly isInShootout: boolean
  /** The winner if it ended now; null if it is level. */
  readonly winner: number | null
}

/** @param shown the state, or the server's result if that counts */
export function shownScore(
  game: Sides & { readonly ruling: Ruling },
  sport: SportDefinition,
  state: GameState,
  shown: GameState | GameResult,
): ShownScore {
  return {
    status: shown.status,
    board: boardOf(
      sport,
      shown === state ? ruledState(state, game.ruling) : { ...shown, inSet: null, situation: noSituation },
    ),
    periods: shown.periods,
    isForfeit: (shown.forfeit_team_ids ?? []).length > 0,
    endsAt: endOf(shown, sport.rules),
    isInShootout: state.status === 'live' && state.shootout !== null && isLevel(state),
    winner: leaderOf(game, state),
  }
}

/** The team with more points, or with more in the shoot-out if these are level. */
function leaderOf(
  { team_1_id, team_2_id }: Sides,
  { team_1_score, team_2_score, shootout }: GameState,
): number | null {
  const [one, two] = team_1_score === team_2_score ? (shootout ?? [0, 0]) : [team_1_score, team_2_score]
  return one === two ? null : one > two ? team_1_id : team_2_id
}

type Score = Pick<GameResult, 'status' | 'team_1_score' | 'team_2_score'> & {
  readonly shootout?: readonly [number, number] | null | undefined
}

const isLevel = ({ team_1_score, team_2_score }: Score): boolean => team_1_score === team_2_score

function endOf(score: Score, { shootoutAddsPoint }: SportRules): [number, number] {
  const { status, team_1_score, team_2_score, shootout } = score
  const [one, two] = shootout ?? [0, 0]
  const adds = shootoutAddsPoint && status !== 'final' && isLevel(score)
  return [team_1_score + Number(adds && one > two), team_2_score + Number(adds && two > one)]
}
