import type { Request } from 'express'
import type { Person } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { eventOf, type EventOfForm } from '../../registration/event.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'
import { findRecord } from '../records/find-records.ts'
import type { RestParts } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'

/** The tournament in the path. @throws Problem 403 if the author may not change it, 404 if they may not read it */
export async function managedEvent(
  db: RestParts['database']['db'],
  author: Person,
  request: Request,
): Promise<EventOfForm> {
  const key = readItemKey('tournaments', { id: request.params.id })
  const record = await findRecord(db, author, 'tournaments', key)
  if (!mayWrite(author, 'tournaments', 'update', record))
    throw new Problem('not_allowed', t => t('registration.forManagers'))
  const event = await eventOf(db, Number(record.id))
  if (!event) throw noSuchRecord('tournaments', ...key)
  return event
}
