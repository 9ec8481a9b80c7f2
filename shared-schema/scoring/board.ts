import type { CalledPoints, SideNumber, Situation } from '../sports/model/situation.ts'
import type { SportDefinition } from '../sports/model/sport.ts'
import { decidedBy } from './decided.ts'
import type { GameState } from './fold-game.ts'

/** The numbers from which a scorekeeper works. */
export interface Board {
  /** The largest number of each side: the points of the current set, or of the game in it, or the score. */
  readonly main: CalledPoints['points']
  /** Smaller numbers of each side, below the main one. */
  readonly companions: readonly Companion[]
  /** The side that serves next; null if no play tells it. */
  readonly serving: SideNumber | null
  /** The rest of the situation. */
  readonly situation: Situation
  /** The side that has won the match by sets, points or its plays; null while points go on. */
  readonly winner: SideNumber | null
}

/** The parts of a game's state that its board depends on. */
type Counted = Pick<GameState, 'status' | 'team_1_score' | 'team_2_score' | 'inSet' | 'situation'> &
  // The result of a server does not have them: the game is over.
  Partial<Pick<GameState, 'period' | 'periods'>>

/** Sets or games of each side besides the main number. */
export interface Companion {
  /** Sets or games of the match, or games of the current set. */
  readonly word: 'sets' | 'games' | 'gamesOfSet'
  /** Null if the main number counts them. */
  readonly values: readonly [number, number] | null
}

/**
 * The board of a game. Points within a set are the main number as long as somebody counts them: not if only
 * sets are recorded, and not once the match is won or over.
 */
export function boardOf({ rules, structure }: SportDefinition, state: Counted): Board {
  const { team_1_score, team_2_score, status, situation } = state
  const { place, onTurn } = situation
  const score = [team_1_score, team_2_score] as const
  if (!rules.sets) {
    const { period = 1, periods = [] } = state
    const decided = decidedBy(structure, { score, period, periods, target: rules.timing.target })
    const winner = status === 'live' ? (situation.winner ?? decided) : null
    return { main: score, companions: [], serving: null, winner, situation }
  }
  const word = structure.period === 'set' ? 'sets' : 'games'
  const called = place && 'points' in place ? place.points : null
  const isInGame = called !== null && isAny(called)
  const inSet = state.inSet ?? (isInGame ? ([0, 0] as const) : null)
  const isInSet = isInGame || (inSet !== null && isAny(inSet))
  const winner = status === 'live' && !isInSet ? leaderOf(score, rules.sets.toWin) : null
  if (status === 'final' || winner !== null || inSet === null)
    return { main: score, companions: [{ word, values: null }], serving: null, winner, situation }
  const match = { word, values: score } as const
  return {
    main: called ?? inSet,
    companions: called ? [{ word: 'gamesOfSet', values: inSet }, match] : [match],
    // The side with the disc does not serve.
    serving: situation.next.length > 0 ? null : onTurn,
    winner: null,
    situation,
  }
}

/** The side that has won so many sets. */
const leaderOf = ([one, two]: readonly [number, number], toWin: number): SideNumber | null =>
  Math.max(one, two) < toWin || one === two ? null : one > two ? 0 : 1

const isAny = (points: CalledPoints['points']): boolean => points.some(one => one !== 0)
