import type { BoxGroup, SportRules } from './sport.ts'

/**
 * The columns in which players lead where nobody names others: those by which the box score ranks them. A
 * part of it that is counted of teams alone has none.
 */
export const leadingColumns = <Column extends string>(
  { playerCounters, figures }: Pick<SportRules, 'playerCounters' | 'figures'>,
  box: readonly BoxGroup<Column>[],
): readonly Column[] => [
  ...new Set(
    box
      .flatMap(({ ranking, columns }) => ranking ?? columns.slice(0, 1))
      .filter(column => playerCounters.includes(column) || Object.hasOwn(figures, column)),
  ),
]

/** Of the most attempts that anybody has, this share is needed where nobody says how many: one in so many. */
export const SHARE_OF_ATTEMPTS = 4
