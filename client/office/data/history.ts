import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { auditAnswers } from '../../../shared-schema/api/changes.ts'
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

/** The maximum number of changes in one step that the server can undo. */
const MAX_CHANGES = 1000
/** The maximum number per request. */
const AT_ONCE = 200

/** The changes of a step, if the history has all of them; if not, it cannot be undone as one. */
export const linesOfStep = (step: readonly TouchedRecord[]) =>
  queryOptions({
    queryKey: ['/v1/audit/', step],
    queryFn: async ({ signal }) => {
      if (step.length > MAX_CHANGES) return []
      const query = await withTimes(step, signal)
      const times = query.map(({ time }) => time).sort((a, b) => Date.parse(a) - Date.parse(b))
      const [since = '', until = ''] = [times[0], times.at(-1)]
      const wanted = new Set(query.map(({ path, time }) => nameOf(path, time)))
      const found: HistoryLine[] = []
      for (let offset = 0, total = 1; offset < total && found.length < wanted.size; offset += AT_ONCE) {
        const { objects, meta } = await read(
          { since, until, limit: String(AT_ONCE), offset: String(offset), ...only(query) },
          signal,
        )
        total = meta.total_count
        found.push(
          ...objects.filter(line => wanted.has(nameOf(`/v1/${line.family}/${line.record}/`, line.time))),
        )
      }
      return found.length === wanted.size ? found : []
    },
    gcTime: 0,
  })

/** Looks up one record whose time is unknown: all such records were written at the same time. */
async function withTimes(step: readonly TouchedRecord[], signal: AbortSignal) {
  const unknown = step.find(({ time }) => time === null)
  const last = unknown && (await read({ ...only([unknown]), limit: '1' }, signal)).objects[0]
  return step.flatMap(({ path, time }) => {
    const at = time ?? last?.time
    return at === undefined ? [] : [{ path, time: at }]
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

const read = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  sendRequest(`/v1/audit/?${new URLSearchParams(query)}`, page, { signal })
