import { reasonText } from '../../shared-schema/rules/standings/reason-text.ts'
import type { Separation } from '../../shared-schema/rules/standings/separation.ts'
import { sharedT, t } from '../texts/t.ts'

/** One line of standings as the screen shows it. */
export interface TableLine {
  readonly teamId: number
  readonly place: number
  readonly team: string
  /** In the order of the table's columns. */
  readonly figures: readonly string[]
  /** Why the team stands where it does, in words; null if there is nothing to say. */
  readonly reason: string | null
  /** Level with another team in everything, and nobody has decided yet. */
  readonly isLevel: boolean
}

/** Standings as the screen shows them. */
export interface StandingTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly { readonly short: string; readonly name: string }[]
  readonly lines: readonly TableLine[]
}

export type NameOf = (teamId: number) => string

/** Why a team is ahead of the next one. As long as there are games to come, being level calls for nobody's decision. */
export const reasonOf = (separation: Separation | null, hasEnded: boolean, nameOf: NameOf): string | null =>
  separation &&
  (separation.cause.kind === 'level' && !hasEnded
    ? t('events.levelSoFar', { team: nameOf(separation.below_id) })
    : reasonText(separation, nameOf, sharedT))

type Column = StandingTable['columns'][number]

export const column = (which: 'record' | 'points' | 'difference' | 'swissScore' | 'opponents'): Column => ({
  short: t(`events.${which}.short`),
  name: t(`events.${which}.name`),
})

/** With a minus sign that is as wide as a plus. */
export const negative = (number: string): string => number.replace('-', '−')

/** `+3`, `−3`, `0` */
export const signed = (number: string): string => (Number(number) > 0 ? `+${number}` : negative(number))
