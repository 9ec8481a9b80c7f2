import type { Request } from 'express'
import type { RestParts } from '../requests/caller.ts'
import type { Author } from '../../access/author.ts'
import { findRecord } from './find-records.ts'
import { readItemKey } from '../requests/item-key.ts'

/** The tournament whose id is in the path. @throws Problem if the author may not read it */
export async function tournamentInPath(
  db: RestParts['database']['db'],
  author: Author,
  request: Request,
): Promise<{ id: number; timezone: string }> {
  const { id, timezone } = await findRecord(
    db,
    author,
    'tournaments',
    readItemKey('tournaments', request.params),
  )
  return { id: Number(id), timezone: String(timezone) }
}
