import type { Request, RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { ScheduledGames, ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { textsFor, type Readers } from '../../texts/say.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { resourceUri } from '../requests/addresses.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readQuery } from '../requests/read-sent.ts'

/** A request to change the schedule of a tournament, in its transaction. */
interface ChangeRequest {
  readonly tx: Tx
  readonly author: Author
  readonly tournament: Awaited<ReturnType<typeof tournamentInPath>>
  readonly request: Request
  readonly isPreview: boolean
  readonly texts: Readers
}

/** Changes a schedule, or only reports the effects of a preview. */
export type ScheduleChange = (change: ChangeRequest) => Promise<ScheduledGames | ShiftedGames>

/** A change of the schedule, performed once per `Idempotency-Key`: a day must not be shifted twice. */
export function changeSchedule(parts: RestParts, perform: ScheduleChange): RequestHandler {
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview: isPreview } = readQuery(request, previewQuery)
    const { body } = await doOnce({ db: parts.database.db, author, request, response }, async tx => {
      const tournament = await tournamentInPath(tx, author, request)
      const texts = textsFor(request)
      return {
        location: resourceUri(parts.baseOf(request), 'tournaments', [tournament.id]),
        etag: '',
        body: await perform({ tx, author, tournament, request, isPreview, texts }),
      }
    })
    response.json(body)
  }
}
