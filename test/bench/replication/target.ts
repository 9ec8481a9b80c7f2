import { EPOCH, type CollectionName, type Scope } from '../../../shared-schema/replication/scope.ts'

/** A server that is measured: Sideline, or the floor. */
export interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  pull(scope: Scope, collection: CollectionName, after: number, limit: number): string
  push(scope: Scope): string
  stream(scope: Scope): string
}

/** @param token whose bearer may score */
export const sideline = (url: string, token: string): Target => ({
  url,
  headers: { Authorization: `Bearer ${token}` },
  pull: (scope, collection, after, limit) =>
    `/replication/${scope}/${collection}/${EPOCH}/pull?id=&lwt=${after}&limit=${limit}`,
  push: scope => `/replication/${scope}/entries/${EPOCH}/push`,
  stream: scope => `/replication/${EPOCH}/stream?scopes=${scope}`,
})

/** The hand-written server, which asks nobody who they are. */
export const floor = (url: string): Target => ({
  url,
  headers: {},
  pull: (scope, collection, after, limit) => `/${scope}/${collection}/pull?lwt=${after}&limit=${limit}`,
  push: scope => `/${scope}/push`,
  stream: scope => `/${scope}/stream`,
})
