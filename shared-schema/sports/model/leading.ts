import type { BoxGroup, SportRules } from './sport.ts'

/**
 * The default columns for leaders: those by which the box score ranks players. A part of the box score that
 * counts only teams has none.
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

/** By default, leaders need one attempt in this many of the most attempts that anybody has. */
export const SHARE_OF_ATTEMPTS = 4
