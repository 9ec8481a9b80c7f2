import { EPOCH, type CollectionName, type Scope } from '../../../shared-schema/replication/scope.ts'

export const pullAddress = (
  scope: Scope,
  collection: CollectionName,
  after: { id: string; lwt: number },
  limit: number,
  marks = '',
): string =>
  `/replication/${scope}/${collection}/${EPOCH}/pull?lwt=${after.lwt}&id=${encodeURIComponent(after.id)}&limit=${limit}${marks && `&told=${marks}`}`

export const pushAddress = (scope: Scope): string => `/replication/${scope}/entries/${EPOCH}/push`

export const lackingAddress = (scope: Scope): string => `/replication/${scope}/entries/${EPOCH}/lacking`

export const streamAddress = (scopes: readonly Scope[]): string =>
  `/replication/${EPOCH}/stream?scopes=${scopes.join(',')}`
