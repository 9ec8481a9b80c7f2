import type { BoardWord } from '../../texts/shared-texts.ts'
import type { Fact } from '../model/situation.ts'
import { ballsOfOver } from './overs.ts'
import { cricketPlays as p } from './plays.ts'

/** How a play is written among the balls of the over. */
interface Mark {
  readonly alone: BoardWord
  /** The mark if runs were made besides the run that a wide or no-ball is. */
  readonly withRuns: BoardWord
  /** The run that it is by itself. */
  readonly penalty?: 1
  /** True for a play that tells more of the ball before it. */
  readonly isMore?: true
}

const runs = { alone: 'dotBall', withRuns: 'ballRuns' } as const
const out = { alone: 'ballOut', withRuns: 'ballOutRuns' } as const
const wide = { alone: 'ballWide', withRuns: 'ballWideRuns', penalty: 1 } as const
const noBall = { alone: 'ballNoBall', penalty: 1 } as const

const marks: ReadonlyMap<number, Mark> = new Map<number, Mark>([
  [p.delivery, runs],
  [p.boundaryFour, runs],
  [p.boundarySix, runs],
  [p.wide, wide],
  [p.plainWide, wide],
  [p.runsOnWide, { alone: 'ballWide', withRuns: 'ballWideRuns', isMore: true }],
  [p.noBall, { ...noBall, withRuns: 'ballNoBallRuns' }],
  [p.calledNoBall, { ...noBall, withRuns: 'ballNoBallRuns' }],
  [p.noBallByes, { ...noBall, withRuns: 'ballNoBallByes' }],
  [p.noBallLegByes, { ...noBall, withRuns: 'ballNoBallLegByes' }],
  [p.bye, { alone: 'dotBall', withRuns: 'ballByes' }],
  [p.legBye, { alone: 'dotBall', withRuns: 'ballLegByes' }],
  [p.bowled, out],
  [p.caught, out],
  [p.legBeforeWicket, out],
  [p.stumped, out],
  [p.hitWicket, out],
  [p.runOut, out],
  [p.runOutAfterRuns, out],
  [p.stumpedOffWide, { ...out, penalty: 1 }],
  [p.stumpedAfterWide, { ...out, isMore: true }],
  [p.runOutAfterBall, { ...out, isMore: true }],
  [p.outOtherwise, { ...out, isMore: true }],
])

/** True for a play that is a bowled ball, of the over or not. */
export const isBall = (type: number): boolean => marks.has(type) && marks.get(type)?.isMore !== true

/** The runs for which the batters ran, or a boundary: without those that a wide or no-ball is by itself. */
export const runsRunOf = (type: number, points: number): number => {
  const mark = marks.get(type)
  return mark ? points - (mark.penalty ?? 0) : 0
}

/** The balls of the current over, and of the one that has just ended until the next one begins. */
export class Over {
  #marks: readonly Fact[] = []
  #balls = 0

  /**
   * Takes in a play.
   * @param isCounted whether it is one of the six balls
   * @returns true if it ends the over
   */
  takes(type: number, points: number, isCounted: boolean): boolean {
    const mark = marks.get(type)
    if (!mark) return false
    if (this.#balls === ballsOfOver && isBall(type)) {
      this.#marks = []
      this.#balls = 0
    }
    const ran = runsRunOf(type, points)
    const fact: Fact =
      ran === 0
        ? { word: mark.alone, side: null, numbers: {} }
        : { word: mark.withRuns, side: null, numbers: { runs: ran } }
    this.#marks = [...this.#marks, fact]
    if (isCounted) this.#balls += 1
    return isCounted && this.#balls === ballsOfOver
  }

  /** Never empty: the first ball has its place before it comes. */
  marks(): readonly Fact[] {
    return this.#marks.length > 0 ? this.#marks : [{ word: 'noBallYet', side: null, numbers: {} }]
  }
}
