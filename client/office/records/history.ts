import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { auditAnswers } from '../../../shared-schema/api/changes.ts'
import { sendRequest } from '../../requests/send-request.ts'

const line = auditAnswers.Change
/** One change of a record, as the office shows it. */
export type HistoryLine = z.infer<typeof line>

const page = z.object({ meta: z.object({ total_count: z.int() }), objects: z.array(line) })

/** How many changes are shown at a time. */
export const PER_PAGE = 50

/** Which changes are asked for: of one record and what hangs on it, of one family or one person perhaps. */
export interface HistoryAsked {
  /** As `tournaments/5`. */
  readonly within: string
  readonly family: string
  readonly person: string
  /** How many newer ones are left out. */
  readonly offset: number
}

/** A page of the history, newest first. */
export const historyOf = ({ within, family, person, offset }: HistoryAsked) => {
  const query = new URLSearchParams({
    within,
    ...(family === '' ? {} : { family }),
    ...(person === '' ? {} : { person_id: person }),
    limit: String(PER_PAGE),
    offset: String(offset),
  })
  return queryOptions({
    queryKey: ['/v1/audit/', String(query)],
    queryFn: ({ signal }) => sendRequest(`/v1/audit/?${query}`, page, { signal }),
  })
}

/** The change that was made of a record at a moment, if the history has one. @param path as `/v1/tournaments/5/` */
export const ownChange = (path: string, time: string) => {
  const [, , family = '', ...key] = path.split('/').filter((part, place) => place === 0 || part !== '')
  const query = new URLSearchParams({ family, record: key.join('/'), since: time, until: time })
  return queryOptions({
    queryKey: ['/v1/audit/', String(query)],
    queryFn: async ({ signal }) =>
      (await sendRequest(`/v1/audit/?${query}`, page, { signal })).objects[0] ?? null,
    gcTime: 0,
  })
}
