import type { Request } from 'express'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'
import type { RestParts } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { findRecord } from './find-records.ts'

/**
 * The record in the path, for addresses below it that are for those who may change it.
 * @param say the refusal of others
 * @throws Problem 403 if the author may not change it, 404 if they may not read it
 */
export async function managedRecord(
  db: RestParts['database']['db'],
  author: Author,
  family: Family,
  request: Request,
  say: Say,
): Promise<StoredIn<Family>> {
  const record = await findRecord(db, author, family, readItemKey(family, { id: request.params.id }))
  if (!mayWrite(author, family, 'update', record)) throw new Problem('not_allowed', say)
  return record
}
