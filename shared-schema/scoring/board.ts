import type { CalledPoints, SideNumber } from '../sports/model/course.ts'
import type { SportDefinition } from '../sports/model/sport.ts'
import type { GameState } from './fold-game.ts'

/** The numbers from which a scorekeeper works. */
export interface Board {
  /** The largest number of each side: the points of the current set, or of the game in it, or the score. */
  readonly main: CalledPoints['points']
  /** Smaller numbers of each side, below the main one. */
  readonly companions: readonly Companion[]
  /** The side that serves next; null if no play tells it. */
  readonly serving: SideNumber | null
  /** The side that has won the match by sets; null while points go on. */
  readonly winner: SideNumber | null
}

/** The parts of a game's state that its board depends on. */
type Counted = Pick<
  GameState,
  'status' | 'team_1_score' | 'team_2_score' | 'periods' | 'period' | 'place' | 'serving'
>

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
  const { team_1_score, team_2_score, place, status } = state
  const score = [team_1_score, team_2_score] as const
  if (!rules.sets) return { main: score, companions: [], serving: null, winner: null }
  const word = structure.period === 'set' ? 'sets' : 'games'
  const inSet = state.periods[state.period - 1] ?? ([0, 0] as const)
  const inGame = place && 'points' in place ? place.points : null
  const won = rules.sets.toWin
  const leader = team_1_score >= won ? 0 : team_2_score >= won ? 1 : null
  const winner = isAny(inSet) || (inGame && isAny(inGame)) ? null : leader
  if (status === 'final' || winner !== null || !countsPoints(state))
    return { main: score, companions: [{ word, values: null }], serving: null, winner }
  const match = { word, values: score } as const
  return {
    main: inGame ?? inSet,
    companions: inGame ? [{ word: 'gamesOfSet', values: inSet }, match] : [match],
    serving: state.serving,
    winner,
  }
}

/** Whether points are recorded, and not sets alone. */
const countsPoints = ({ team_1_score, team_2_score, place, periods }: Counted): boolean =>
  (team_1_score === 0 && team_2_score === 0) ||
  periods.some(isAny) ||
  (place !== null && 'points' in place && isAny(place.points))

const isAny = (points: CalledPoints['points']): boolean => points.some(one => one !== 0)
