import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { auditAnswers } from '../../../shared-schema/api/changes.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import type { TouchedRecord } from './undo-step.ts'

const line = auditAnswers.Change
/** One change of a record, as the office shows it. */
export type HistoryLine = z.infer<typeof line>

const page = z.object({ meta: z.object({ total_count: z.int() }), objects: z.array(line) })

/** The number of changes per page. */
export const PER_PAGE = 100

/** Selects changes: of one record and its dependents, optionally of one family or one person. */
export interface HistoryQuery {
  /** As `tournaments/5`. */
  readonly within: string
  readonly family: string
  readonly person: string
  /** Whether to include entries from tablets. */
  readonly withRecorded: boolean
}

/** A page of the history, newest first. @param number of the page, from 0 */
export const historyOf = ({ within, family, person, withRecorded }: HistoryQuery, number: number) => {
  const query = new URLSearchParams({
    within,
    ...(family === '' ? {} : { family }),
    ...(person === '' ? {} : { person_id: person }),
    ...(withRecorded ? {} : { by_tablets: 'false' }),
    limit: String(PER_PAGE),
    offset: String(number * PER_PAGE),
  })
  return queryOptions({
    queryKey: ['/v1/audit/', String(query)],
    queryFn: ({ signal }) => sendRequest(`/v1/audit/?${query}`, page, { signal }),
  })
}

/** All changes that a query selects, page after page: pages that the screen has shown are not asked for again. */
export async function allHistory(client: QueryClient, query: HistoryQuery): Promise<HistoryLine[]> {
  const found: HistoryLine[] = []
  for (let number = 0, total = 1; number * PER_PAGE < total; number += 1) {
    const { objects, meta } = await client.query({ ...historyOf(query, number), staleTime: 'static' })
    total = meta.total_count
    found.push(...objects)
  }
  return found
}

/** The maximum number of changes in one step that the server can undo. */
const MAX_CHANGES = 1000
/** The maximum number per request. */
const AT_ONCE = 200

/** The changes of a step, newest first, if the history has all of them; if not, it cannot be undone as one. */
export const linesOfStep = (step: readonly TouchedRecord[]) =>
  queryOptions({
    queryKey: ['/v1/audit/', step],
    queryFn: async ({ signal }) => {
      if (step.length > MAX_CHANGES) return []
      const timed = await withTimes(step, signal)
      const families = [...groupBy(timed, ({ path }) => path.split('/')[2] ?? '')]
      const found = (
        await Promise.all(families.map(([family, some]) => linesOfFamily(family, some, signal)))
      ).flat()
      const changed = new Set(found.map(nameOfLine))
      const isWhole = timed.every(one => one.mayBeSame || changed.has(nameOf(one.path, one.time)))
      return isWhole ? found.filter(isFirst).toSorted((one, other) => other.id - one.id) : []
    },
    gcTime: 0,
  })

/** The changes of some records of a family, all made within a short time. */
async function linesOfFamily(
  family: string,
  some: readonly TimedRecord[],
  signal: AbortSignal,
): Promise<HistoryLine[]> {
  const times = some.map(({ time }) => time).sort((a, b) => Date.parse(a) - Date.parse(b))
  const [since = '', until = ''] = [times[0], times.at(-1)]
  const wanted = new Set(some.map(({ path, time }) => nameOf(path, time)))
  const found: HistoryLine[] = []
  for (let offset = 0, total = 1; offset < total; offset += AT_ONCE) {
    const { objects, meta } = await read(
      { since, until, limit: String(AT_ONCE), offset: String(offset), family, ...only(some) },
      signal,
    )
    total = meta.total_count
    found.push(...objects.filter(line => wanted.has(nameOfLine(line))))
  }
  return found
}

/** False for a change of a record that was made at the same moment: it goes with the record. */
const isFirst = (line: HistoryLine, _: number, all: readonly HistoryLine[]): boolean =>
  line.operation !== 'update' ||
  !all.some(other => other.operation === 'create' && nameOfLine(other) === nameOfLine(line))

type TimedRecord = TouchedRecord & { readonly time: string }

/** Looks up one record whose time is unknown: all such records were written at the same time. */
async function withTimes(
  step: readonly TouchedRecord[],
  signal: AbortSignal,
): Promise<readonly TimedRecord[]> {
  const unknown = step.find(({ time }) => time === null)
  const last = unknown && (await read({ ...only([unknown]), limit: '1' }, signal)).objects[0]
  return step.flatMap(one => {
    const time = one.time ?? last?.time
    return time === undefined ? [] : [{ ...one, time }]
  })
}

/** Narrows a query to one record, if the step has only one. */
function only(step: readonly Pick<TouchedRecord, 'path'>[]): Record<string, string> {
  const [first, second] = step
  if (!first || second) return {}
  const [, , family = '', ...key] = first.path.split('/').filter((part, place) => place === 0 || part !== '')
  return { family, record: key.join('/') }
}

const nameOf = (path: string, time: string): string => `${path} ${time}`
const nameOfLine = ({ family, record, time }: HistoryLine): string => nameOf(`/v1/${family}/${record}/`, time)

const read = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  sendRequest(`/v1/audit/?${new URLSearchParams(query)}`, page, { signal })
