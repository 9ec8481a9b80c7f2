import type { Request, Response } from 'express'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { viewOfScope } from '../feed/scope-access.ts'
import type { View } from '../feed/view.ts'
import type { Callers } from './callers.ts'
import type { ReplicationParts } from './parts.ts'
import { refuse } from './refuse.ts'

/** The caller's view of a scope; undefined if they may not read it, and the answer is already sent. */
export async function viewFor(
  { db, callers }: ReplicationParts,
  request: Request,
  response: Response,
  scope: Scope,
): Promise<View | undefined> {
  const view = await viewOfScope(db, callers.of(request), scope)
  if (!view) refuseReading(callers, request, response)
  return view
}

/** Refuses to let the caller read a scope. */
export function refuseReading(callers: Callers, request: Request, response: Response): void {
  if (callers.of(request).person_id === null)
    refuse(response, 'signed_out', t => t('replication.signInToRead'))
  else refuse(response, 'not_allowed', t => t('replication.notReadable'))
}
