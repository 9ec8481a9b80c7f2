import type { BoardWord, PlayWord } from '../../texts/shared-texts.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import type { Fact, SideNumber } from '../model/situation.ts'
import type { Drive } from './gridiron-downs.ts'
import { numberOf } from './gridiron-effects.ts'

/** How a play is written in the strip of its drive. */
interface Mark {
  readonly alone: BoardWord
  /** The marks with yards above and below 0; without one they are left out. */
  readonly gain?: BoardWord
  readonly loss?: BoardWord
}

const run: Mark = { alone: 'driveRun', gain: 'driveRunGain', loss: 'driveRunLoss' }
const pass: Mark = { alone: 'drivePass', gain: 'drivePassGain', loss: 'drivePassLoss' }
/** Its yards are those lost. */
const sack: Mark = { alone: 'driveSack', gain: 'driveSackLoss' }
const touchdown: Mark = { alone: 'driveTouchdown' }
const intercepted: Mark = { alone: 'driveInterception' }
const fumble: Mark = { alone: 'driveFumble' }
const punt: Mark = { alone: 'drivePunt' }

const marks: ReadonlyMap<PlayWord, Mark> = new Map<PlayWord, Mark>([
  ['rush', run],
  ['passComplete', pass],
  ['passIncomplete', { alone: 'driveIncomplete' }],
  ['sack', sack],
  ['sharedSack', sack],
  ['rushingTouchdown', touchdown],
  ['passingTouchdown', touchdown],
  ['interception', intercepted],
  ['interceptionTouchdown', intercepted],
  ['fumbleKept', fumble],
  ['fumbleLost', fumble],
  ['fumbleTouchdown', fumble],
  ['punt', punt],
  ['puntReturned', punt],
  ['puntReturnTouchdown', punt],
  ['puntBlocked', punt],
  ['fieldGoal', { alone: 'driveFieldGoal' }],
  ['fieldGoalMissed', { alone: 'driveFieldGoalMissed' }],
])

const noPlayYet: Fact = { word: 'noDriveYet', side: null, numbers: {}, from: 'plays' }

/** The plays of a drive, and of the one that has just ended until the next one begins. */
export class DriveStrip {
  #marks: readonly Fact[] = []
  #side: SideNumber | null = null
  #isOver = true

  /** Takes in a play of a side. */
  takes(kind: PlayKind, play: Play, side: SideNumber): void {
    const mark = kind.word === 'penalty' ? this.#penalty(side) : marks.get(kind.word)
    if (!mark) return
    // A penalty begins no drive, and a fumble belongs to the play before it.
    const isMore = kind.word === 'penalty' || (mark === fumble && side === this.#side)
    if (!isMore && (this.#isOver || side !== this.#side)) this.#begin(side)
    this.#marks = [...this.#marks, factOf(mark, numberOf({ kind, play }, 'int_1'))]
  }

  /** Sees what comes next: the drive may be over. */
  sees({ next, side }: Drive): void {
    this.#isOver ||= next !== 'down' || side !== this.#side
  }

  /** Never empty: the first play has its place before it comes. */
  marks(): readonly Fact[] {
    return this.#marks.length > 0 ? this.#marks : [noPlayYet]
  }

  #begin(side: SideNumber): void {
    this.#marks = []
    this.#side = side
    this.#isOver = false
  }

  #penalty(side: SideNumber): Mark | undefined {
    if (this.#isOver) return undefined
    return { alone: 'drivePenalty', gain: side === this.#side ? 'drivePenaltyLoss' : 'drivePenaltyGain' }
  }
}

function factOf({ alone, gain, loss }: Mark, yards: number | null): Fact {
  const word = yards === null ? undefined : yards < 0 ? loss : gain
  const fact = { side: null, from: 'plays' } as const
  if (yards === null || word === undefined) return { ...fact, word: alone, numbers: {} }
  return { ...fact, word, numbers: { yards: Math.abs(yards) } }
}
