import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'

/** The address of an event, or of a part of it, in the public REST interface. */
export function publicPath(scope: Scope, part?: 'standings' | 'brackets'): string {
  const { kind, id } = partsOf(scope)
  if (kind === 'season') return `/seasons/${id}/`
  const below = part === undefined ? '' : part === 'standings' ? 'pools/' : 'brackets/'
  return `/tournaments/${id}/${below}`
}
