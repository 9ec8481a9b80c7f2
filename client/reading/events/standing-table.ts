import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import type { Separation } from '../../../shared-schema/rules/standings/separation.ts'
import { numberT, sharedT, t } from '../../texts/t.ts'

/** One line of standings for the screen. */
interface TableLine {
  readonly teamId: number
  readonly place: number
  /** The range of a shared place: `5–8`. */
  readonly places?: string
  readonly team: string
  /** In the order of the table's columns. */
  readonly figures: readonly string[]
  /** The reason for the team's place, in words; null if there is none to give. */
  readonly reason: string | null
  /** Level with another team in everything, and not decided yet. */
  readonly isLevel: boolean
  /** The bracket in which it goes on; undefined if it is in none. */
  readonly goesTo?: string | undefined
}

/** A column of a table. A phone has no room for a minor one; there, a tap on the team shows it. */
export interface TableColumn {
  readonly short: string
  readonly name: string
  readonly isLesser: boolean
}

/** Standings for the screen. */
export interface StandingTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly lines: readonly TableLine[]
  /** The number of lines that go on, and the bracket to which they go. */
  readonly cut?: { readonly after: number; readonly what: string } | undefined
}

export type NameOf = (teamId: number) => string

/** Why a team is ahead of the next one; null for the last. */
export const reasonOf = (separation: Separation | null, nameOf: NameOf): string | null =>
  separation && reasonText(separation, nameOf, sharedT)

type ColumnName =
  | 'score_ratio'
  | 'second_score_ratio'
  | 'record'
  | 'points'
  | 'difference'
  | 'swissScore'
  | 'opponents'
  | 'played'
  | 'goals'
const lesser: ReadonlySet<ColumnName> = new Set([
  ...(['played', 'goals', 'opponents'] as const),
  ...(['score_ratio', 'second_score_ratio'] as const),
])

export const column = (which: ColumnName): TableColumn => ({
  short: t(`events.${which}.short`),
  name: t(`events.${which}.name`),
  isLesser: lesser.has(which),
})

/** A number with a minus sign that is as wide as a plus. */
export const negative = (number: string): string => number.replace('-', '−')

/** `+3`, `−3`, `0` */
export const signed = (number: string): string => (Number(number) > 0 ? `+${number}` : negative(number))

/** `1.184`, and a dash for a team that has allowed nothing. */
export const ratioText = (ratio: number | null): string => (ratio === null ? '–' : numberT(ratio, 3))

/** `45:38` */
export const goalsText = (line: {
  readonly points_scored: number
  readonly points_allowed: number
}): string => `${line.points_scored}:${line.points_allowed}`
