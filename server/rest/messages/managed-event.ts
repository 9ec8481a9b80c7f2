import type { Request } from 'express'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { readableBy } from '../../access/visibility.ts'
import type { EventOfMessage } from '../../messages/event.ts'
import { managedRecord } from '../records/managed-record.ts'
import type { RestParts } from '../requests/caller.ts'

type Db = RestParts['database']['db']

/** The event in the path. @throws Problem 403 if the author may not change it, 404 if they may not read it */
export async function managedEvent(
  db: Db,
  author: Author,
  family: EventOfMessage['family'],
  request: Request,
): Promise<EventOfMessage> {
  const record = await managedRecord(db, author, family, request, t => t('messages.mayNotWrite'))
  const id = Number(record.id)
  const owner_id = typeof record.owner_id === 'number' ? record.owner_id : null
  const own = { tournament_ids: family === 'tournaments' ? [id] : [], left_out_tournament_ids: [] }
  return {
    ...{ family, id, name: String(record.name), owner_id },
    ...(family === 'meets' ? await divisionsOf(db, author, id, owner_id) : own),
  }
}

/**
 * The divisions of an event: those that the author writes to, and others that they read. People of another
 * organization are not for those who read the event's messages.
 */
async function divisionsOf(
  db: Db,
  author: Author,
  meetId: number,
  owner: number | null,
): Promise<Pick<EventOfMessage, 'tournament_ids' | 'left_out_tournament_ids'>> {
  const divisions = await db
    .selectFrom('tournaments')
    .select(['id', 'owner_id'])
    .where('meet_id', '=', meetId)
    .where(readableBy(author, 'tournaments'))
    .orderBy('id')
    .execute()
  const isOwn = ({ owner_id }: { readonly owner_id: number | null }): boolean =>
    owner_id === owner && mayWrite(author, 'tournaments', 'update', { owner_id })
  return {
    tournament_ids: divisions.filter(isOwn).map(({ id }) => id),
    left_out_tournament_ids: divisions.filter(one => !isOwn(one)).map(({ id }) => id),
  }
}
