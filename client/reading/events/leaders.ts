import {
  attemptsIn,
  figuresOf,
  type Counters,
  type Figure,
} from '../../../shared-schema/sports/model/figures.ts'
import { leadingColumns, SHARE_OF_ATTEMPTS } from '../../../shared-schema/sports/model/leading.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import type { PlayerTotal } from './player-totals.ts'

/** A line in a list of leaders. */
export interface LeaderLine {
  /** Level players share a rank; the following ranks are skipped accordingly. */
  readonly rank: number
  readonly isShared: boolean
  readonly player: PlayerReference
  readonly teamIds: readonly number[]
  readonly value: number
}

/**
 * The leaders by the columns that a sport's box score ranks, as in the server's list, up to a number of
 * ranks.
 */
export const leadersOf = (
  { rules, box }: Pick<SportDefinition, 'rules' | 'box'>,
  totals: readonly PlayerTotal[],
  ranks: number,
) =>
  leadingColumns(rules, box).map(column => {
    const figure = new Map(Object.entries(rules.figures)).get(column)
    const { able, minimum } = figure ? inFigure(figure, totals) : inCounter(column, totals)
    const isLeast = figure?.best === 'least'
    const inOrder = able.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value))
    const ranked = inOrder.map((line): LeaderLine => ({
      ...line,
      rank: inOrder.findIndex(({ value }) => value === line.value) + 1,
      isShared: inOrder.filter(({ value }) => value === line.value).length > 1,
    }))
    return { column, minimum, leaders: ranked.filter(({ rank }) => rank <= ranks) }
  })

type Able = Omit<LeaderLine, 'rank' | 'isShared'>
interface Ables {
  readonly able: readonly Able[]
  readonly minimum: number | null
}

/** All players with a count. */
const inCounter = (column: string, totals: readonly PlayerTotal[]): Ables => ({
  able: totals.map(total => ableOf(total, total.counters[column] ?? 0)).filter(({ value }) => value !== 0),
  minimum: null,
})

/** For a share or an average, the players with enough attempts. */
function inFigure(figure: Figure, totals: readonly PlayerTotal[]): Ables {
  const lines = totals.map(total => ({
    line: ableOf(total, valueOf(figure, total.counters)),
    attempts: attemptsIn(figure).map(one => valueOf(one, total.counters)),
  }))
  if (attemptsIn(figure).length === 0)
    return { able: lines.map(({ line }) => line).filter(({ value }) => value !== 0), minimum: null }
  const most = Math.max(0, ...lines.map(({ attempts }) => Math.min(...attempts)))
  const minimum = Math.max(1, Math.ceil(most / SHARE_OF_ATTEMPTS))
  return {
    able: lines.filter(({ attempts }) => Math.min(...attempts) >= minimum).map(({ line }) => line),
    minimum,
  }
}

const ableOf = ({ player, teamIds }: PlayerTotal, value: number): Able => ({ player, teamIds, value })

const valueOf = (figure: Figure, counters: Counters): number =>
  figuresOf({ value: figure }, counters)['value'] ?? 0
