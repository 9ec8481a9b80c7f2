import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { GameLine } from './event-view.ts'

/** The games of a day, with a row per time and a column per field. */
export interface ScheduleGrid {
  /** Empty for games without a field. */
  readonly fields: readonly string[]
  readonly rows: readonly {
    readonly time: string
    /** The games on each field at that time: more than one is a conflict, which is shown and not hidden. */
    readonly cells: readonly (readonly GameLine[])[]
  }[]
}

/** @param lines in the order of their times */
export function scheduleGrid(lines: readonly GameLine[], day: string): ScheduleGrid {
  const ofDay = lines.filter(line => line.day === day)
  const fields = [...new Set(ofDay.map(({ field }) => field))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  )
  return {
    fields,
    rows: [...groupBy(ofDay, ({ time }) => time)].map(([time, games]) => ({
      time,
      cells: fields.map(field => games.filter(game => game.field === field)),
    })),
  }
}
