import type { Request } from 'express'
import type { Person } from '../../access/author.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'
import { noSuchRegistration } from '../../registration/answer-registration.ts'
import { eventOf, type EventOfForm } from '../../registration/event.ts'
import { managedRecord } from '../records/managed-record.ts'
import type { RestParts } from '../requests/caller.ts'
import { readIdsInPath } from '../requests/item-key.ts'

/** The tournament in the path. @throws Problem 403 if the author may not change it, 404 if they may not read it */
export async function managedEvent(
  db: RestParts['database']['db'],
  author: Person,
  request: Request,
): Promise<EventOfForm> {
  const { id } = await managedRecord(db, author, 'tournaments', request, t => t('registration.forManagers'))
  const event = await eventOf(db, Number(id))
  if (!event) throw noSuchRecord('tournaments', Number(id))
  return event
}

/** The id of the registration in the path. @throws Problem 404 if it is none */
export function registrationInPath(request: Request): number {
  const [id = 0] = readIdsInPath(noSuchRegistration, [request.params.registration])
  return id
}
