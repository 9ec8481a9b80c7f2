import type { Request, RequestParamHandler } from 'express'
import {
  collections,
  EPOCH,
  scope as scopeShape,
  type CollectionName,
  type Scope,
} from '../../shared-schema/replication/scope.ts'
import type { ReplicationParts } from './parts.ts'
import { refuse } from './refuse.ts'

const isCollection = (name: unknown): name is CollectionName =>
  collections.some(collection => collection === name)

/** The scope in the address of a request. */
export function addressedScope({ params: { scope } }: Request): Scope {
  if (typeof scope !== 'string') throw new TypeError('The address was not checked')
  return scope
}

/** The scope and the collection in the address of a request. */
export function addressed(request: Request): { scope: Scope; collection: CollectionName } {
  const { collection } = request.params
  if (!isCollection(collection)) throw new TypeError('The address was not checked')
  return { scope: addressedScope(request), collection }
}

export const checkScope: RequestParamHandler = (_request, response, next, value) => {
  if (scopeShape.safeParse(value).success) next()
  else refuse(response, 'no_such_address', t => t('replication.noSuchScope'))
}

export const checkCollection: RequestParamHandler = (_request, response, next, value) => {
  if (isCollection(value)) next()
  else
    refuse(response, 'no_such_address', t =>
      t('replication.noSuchCollection', { collections: collections.join(', ') }),
    )
}

/** Also notes the tablet: the office sees outdated ones, too. */
export function checkVersion({ callers, contacts }: ReplicationParts): RequestParamHandler {
  return (request, response, next, version: unknown) => {
    const { scope } = request.params
    if (typeof scope === 'string') contacts.note(request, response, callers.of(request), scope, version)
    if (version === String(EPOCH)) next()
    // While several servers are updated one by one, a tablet that was at a new one may reach an old one.
    else {
      const older = Number(version) > EPOCH ? 'serverOlder' : 'appOlder'
      refuse(response, 'other_epoch', t => t(`replication.${older}`), { epoch: EPOCH })
    }
  }
}
