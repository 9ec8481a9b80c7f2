import type { RequestHandler } from 'express'
import { takeBackBody, type TakenBack as Answer } from '../../../shared-schema/api/changes.ts'
import { deleteQuery } from '../../../shared-schema/api/queries.ts'
import type { Tx } from '../../database/transaction.ts'
import { findLines } from '../../records/undo/audit-lines.ts'
import { takeBack, type TakenBack } from '../../records/undo/take-back.ts'
import { tournamentsOf } from '../../records/undo/tournaments-of.ts'
import { textsFor, type Readers } from '../../texts/say.ts'
import { render } from '../../texts/deferred-text.ts'
import { previewOfSeveral } from '../../tournament/preview.ts'
import { managedOnly } from '../records/managed.ts'
import { writer, type RestParts } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'

/** `POST /audit/take_back/`: undoes changes as one step, or previews that. */
export function takeBackHandler(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview, cascade } = readQuery(request, deleteQuery)
    const { changes } = readSent(request, takeBackBody)
    const managed = managedOnly(author, t => t('answers.auditForManagers'))
    const texts = textsFor(request)
    const write = (tx: Tx): Promise<TakenBack> => takeBack(tx, author, managed, changes, cascade)
    if (preview) {
      const { consequences, written } = await previewOfSeveral(
        db,
        author,
        async tx => tournamentsOf(tx, managed, await findLines(tx, managed, changes)),
        write,
      )
      response.json({
        ...inWords(written, texts),
        consequences: consequences.map(one => render(one, texts)),
      } satisfies Answer)
      return
    }
    const { body } = await doOnce({ db, author, request, response }, async tx => ({
      location: null,
      etag: null,
      body: { ...inWords(await write(tx), texts), consequences: [] } satisfies Answer,
    }))
    response.json(body)
  }
}

const inWords = ({ comes_along, goes_along, notes }: TakenBack, [t]: Readers) => ({
  comes_along: [...comes_along(t)],
  goes_along: [...goes_along(t)],
  notes: [...notes(t)],
})
