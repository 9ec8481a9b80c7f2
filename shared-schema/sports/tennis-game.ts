import type { CalledPoints } from './model/situation.ts'
import type { SetRule } from './model/set-rule.ts'
import { setWinner } from './model/set-rule.ts'

/** The points of a game, two clear after deuce. */
const game: SetRule = { target: 4, lead: 2, toWin: 2 }

/**
 * The calls for none, one, two and three points (ITF Rules of Tennis, rule 5,
 * http://www.playersview.com/tennis/match.htm).
 */
const calledAs = [0, 15, 30, 40]

/** The points to win: of an ordinary game, or of a tie-break. */
export type Target = 4 | 7 | 10

/** The current game of tennis. */
export class TennisGame {
  readonly target: Target
  readonly #points: [number, number] = [0, 0]

  constructor(target: Target) {
    this.target = target
  }

  get isTiebreak(): boolean {
    return this.target !== game.target
  }

  /** The points played in it. */
  get played(): number {
    return this.#points[0] + this.#points[1]
  }

  /** How often the service has changed in it: in a tie-break after the first point, then after every two. */
  get turns(): number {
    return this.isTiebreak ? Math.ceil(this.played / 2) : 0
  }

  /** The points as they are called, or of a tie-break as many as there are. */
  get called(): CalledPoints {
    const [one, two] = this.#points
    if (this.isTiebreak) return { isTiebreak: true, points: [one, two] }
    if (one > 3 || two > 3)
      return { isTiebreak: false, points: [one > two ? 'advantage' : 40, two > one ? 'advantage' : 40] }
    return { isTiebreak: false, points: [calledAs[one] ?? 0, calledAs[two] ?? 0] }
  }

  /** True if a side wins the game with its next point. */
  isGamePoint(side: 0 | 1): boolean {
    const next: [number, number] = [...this.#points]
    next[side] += 1
    return this.#winner(next) === side
  }

  /** Gives a side a point. Returns the side that has won the game by it, or null. */
  score(side: 0 | 1): 0 | 1 | null {
    this.#points[side] += 1
    return this.#winner(this.#points)
  }

  #winner(points: readonly [number, number]): 0 | 1 | null {
    return setWinner({ ...game, target: this.target }, points, [0, 0])
  }
}
