import type { PlayWord } from '../../texts/shared-texts.ts'
import { otherSide } from '../model/course.ts'
import type { PlayKind, ValueName } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import type { SideNumber } from '../model/situation.ts'
import type { Downs } from './gridiron-downs.ts'

/** A play and the side that it is recorded for. */
interface Taken {
  readonly kind: PlayKind
  readonly play: Play
  readonly side: SideNumber
}

type Effect = (downs: Downs, taken: Taken) => void

/** A number of a play; null if it is missing or out of range. */
export function numberOf({ kind, play }: Pick<Taken, 'kind' | 'play'>, name: ValueName): number | null {
  const value = play[name]
  const { least = -Infinity, most = Infinity } = kind.values?.[name] ?? {}
  return typeof value !== 'number' || value < least || value > most ? null : value
}

const gained: Effect = (downs, taken) =>
  downs.plays(taken.side, numberOf(taken, 'int_1'), taken.play.bool_1 === true)

const sacked: Effect = (downs, taken) => {
  const lost = numberOf(taken, 'int_1')
  downs.plays(taken.side, lost === null ? null : -lost)
}

const turnedOver: Effect = (downs, { side }) => downs.turnsOver(side)

const tried: Effect = (downs, { side }) => downs.begins(otherSide(side))

const triedByOther: Effect = (downs, { side }) => downs.begins(side)

/** The effects of the plays, besides those of a touchdown. */
export const effects: ReadonlyMap<PlayWord, Effect> = new Map<PlayWord, Effect>([
  ['rush', gained],
  ['rushingTouchdown', gained],
  ['passComplete', gained],
  ['passingTouchdown', gained],
  ['passIncomplete', (downs, { side }) => downs.plays(side, 0)],
  ['sack', sacked],
  ['sharedSack', sacked],
  ['interception', turnedOver],
  ['puntBlocked', turnedOver],
  [
    'fumbleKept',
    (downs, taken) => {
      const [recovered, fumbled] = [numberOf(taken, 'int_1'), numberOf(taken, 'int_2')]
      const isKnown = recovered !== null || fumbled !== null
      downs.keeps(taken.side, isKnown ? (recovered ?? 0) + (fumbled ?? 0) : null)
    },
  ],
  ['fumbleLost', (downs, taken) => downs.loses(taken.side, numberOf(taken, 'int_1'))],
  [
    'penalty',
    (downs, taken) => downs.penalty(taken.side, numberOf(taken, 'int_1'), taken.play.bool_1 === true),
  ],
  [
    'kickoff',
    (downs, taken) => downs.kicksOff(taken.side, numberOf(taken, 'int_1'), taken.play.bool_1 === true),
  ],
  ['kickoffReturn', (downs, taken) => downs.returns(taken.side, numberOf(taken, 'int_1'))],
  [
    'punt',
    (downs, taken) => downs.punts(taken.side, numberOf(taken, 'int_1'), taken.play.bool_1 === true, null),
  ],
  [
    'puntReturned',
    (downs, taken) => {
      const returned = numberOf(taken, 'int_2')
      const yards = returned === null ? null : numberOf(taken, 'int_1')
      downs.punts(taken.side, yards, false, returned ?? 0)
    },
  ],
  ['fieldGoal', tried],
  ['fieldGoalMissed', (downs, { side }) => downs.misses(side)],
  ['safety', (downs, { side }) => downs.safety(side)],
  ['extraPoint', tried],
  ['extraPointMissed', tried],
  ['twoPointRush', tried],
  ['twoPointPass', tried],
  ['twoPointFailed', tried],
  ['conversionReturned', triedByOther],
  ['onePointTry', tried],
  ['twoPointTry', tried],
  ['onePointTryFailed', tried],
  ['twoPointTryFailed', tried],
  ['tryReturned', triedByOther],
  [
    'ballOn',
    (downs, taken) => {
      const line = numberOf(taken, 'int_1')
      if (line !== null) downs.place(taken.side, line, taken.play.bool_1 === true)
    },
  ],
  [
    'downAndDistance',
    (downs, taken) => {
      const down = numberOf(taken, 'int_1')
      if (down !== null) downs.counts(taken.side, down, numberOf(taken, 'int_2'))
    },
  ],
  ['getsBall', (downs, { side }) => downs.belongs(side)],
  ['kicksOff', (downs, { side }) => downs.begins(otherSide(side))],
])
