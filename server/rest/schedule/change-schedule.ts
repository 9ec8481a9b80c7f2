import type { Request, RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { ScheduledGames, ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { textsFor, type Readers } from '../../texts/say.ts'
import { findRecord } from '../records/find-records.ts'
import { resourceUri } from '../requests/addresses.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readItemKey } from '../requests/item-key.ts'
import { readQuery } from '../requests/read-sent.ts'

/** A tournament, or an event with divisions. */
export type ScheduledFamily = 'tournaments' | 'meets'

/** A request to change the schedule of an event, in its transaction. */
interface ChangeRequest {
  readonly tx: Tx
  readonly author: Author
  readonly family: ScheduledFamily
  readonly event: { readonly id: number; readonly timezone: string }
  readonly request: Request
  readonly isPreview: boolean
  readonly texts: Readers
}

/** Changes a schedule, or only reports the effects of a preview. */
export type ScheduleChange = (change: ChangeRequest) => Promise<ScheduledGames | ShiftedGames>

/** A change of the schedule, performed once per `Idempotency-Key`: a day must not be shifted twice. */
export function changeSchedule(
  parts: RestParts,
  family: ScheduledFamily,
  perform: ScheduleChange,
): RequestHandler {
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview: isPreview } = readQuery(request, previewQuery)
    const { body } = await doOnce({ db: parts.database.db, author, request, response }, async tx => {
      const found = await findRecord(tx, author, family, readItemKey(family, request.params))
      const event = { id: Number(found.id), timezone: String(found.timezone) }
      const texts = textsFor(request)
      return {
        location: resourceUri(parts.baseOf(request), family, [event.id]),
        etag: '',
        body: await perform({ tx, author, family, event, request, isPreview, texts }),
      }
    })
    response.json(body)
  }
}
