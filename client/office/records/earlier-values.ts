import { resourceOf } from '../../../shared-schema/resources/index.ts'
import type { HistoryLine } from './history.ts'

/** What is to be written to take an update back: the earlier values of the fields that people may change. */
export const earlierValues = ({ family, changes }: HistoryLine): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, { before }]) =>
      resourceOf(family).fields[field]?.write === 'always' ? [[field, before]] : [],
    ),
  )

/** Whether a record still has what an update wrote: then nothing of somebody else's is lost if that is taken back. */
export const isStillSo = (line: HistoryLine, record: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(earlierValues(line)).every(field => {
    const after = line.changes[field]?.after
    const now = record[field]
    const isTime = resourceOf(line.family).fields[field]?.format === 'local-time'
    return isTime
      ? Date.parse(String(now)) === Date.parse(String(after))
      : JSON.stringify(now) === JSON.stringify(after)
  })
