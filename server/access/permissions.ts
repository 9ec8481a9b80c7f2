import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { isUnbounded, type Author, type Grant, type Place } from './author.ts'

// The one place that says which role allows what; docs/roles.md says it for people, and its test reads that
// table.

const OFFICE: readonly Role[] = ['owner', 'admin']

/** May change the office's records of an organization. */
export const mayManage = (author: Author, owner: number | null): boolean => holds(author, owner, OFFICE)

/** Has a role, whichever, in an organization, and so reads all that it has. */
export const hasRole = (author: Author, owner: number | null): boolean =>
  author.grants.some(grant => isIn(grant, owner))

/** What can be done to a record beside reading it. */
export type Operation = 'create' | 'update' | 'delete'

/**
 * May write an office record: owners and admins of its organization. Organizations are made by those
 * who manage all of them and removed by their owners; everybody may change their own player.
 * @param record as it is, or as it is to be made, with its `owner_id`
 */
export function mayWrite(author: Author, family: Family, operation: Operation, record: Stored): boolean {
  const owner = typeof record.owner_id === 'number' ? record.owner_id : null
  if (family === 'organizations' && operation === 'create') return mayManage(author, null)
  if (family === 'organizations' && operation === 'delete') return holds(author, owner, ['owner'])
  if (
    family === 'players' &&
    operation === 'update' &&
    author.person_id !== null &&
    record.person_id === author.person_id &&
    isUnbounded(author.client)
  )
    return true
  return mayManage(author, owner)
}

/** A game, with all by which a role can be limited to it. */
export interface ScoredGame {
  readonly id: number
  readonly owner_id: number | null
  readonly tournament_id: number | null
  readonly game_site_id: number | null
  readonly event_site_id: number | null
  /** On which it is played, in its own zone, as `2026-06-01`. */
  readonly day: string
  readonly team_1_id: number | null
  readonly team_2_id: number | null
}

/** May record what happens at a game: the office, scorekeepers of it, and the captains of its two teams. */
export const mayScore = (author: Author, game: ScoredGame): boolean =>
  author.grants.some(grant => {
    if (!isIn(grant, game.owner_id)) return false
    switch (grant.role) {
      case 'owner':
      case 'admin':
        return true
      case 'scorekeeper':
        return grant.place === null || isAt(grant.place, game)
      case 'captain':
        return grant.place?.kind === 'team' && isAt(grant.place, game)
      case 'viewer':
        return false
    }
  })

/**
 * The organizations whose records the author may read beside the public ones, or 'all'. Every role lets its
 * holder read.
 */
export function readableOrganizations(author: Author): 'all' | number[] {
  const own = author.grants.map(grant => grant.organization_id)
  return own.includes(null) ? 'all' : [...new Set(own.filter(id => id !== null))]
}

/** The organizations that the author manages, or 'all'. */
export function managedOrganizations(author: Author): 'all' | number[] {
  return readableOrganizations({
    ...author,
    grants: author.grants.filter(({ role }) => OFFICE.includes(role)),
  })
}

function isAt(place: Place, game: ScoredGame): boolean {
  if (place.day !== undefined && place.day !== game.day) return false
  switch (place.kind) {
    case 'tournament':
      return game.tournament_id === place.id
    case 'event_site':
      return game.event_site_id === place.id
    case 'game_site':
      return game.game_site_id === place.id
    case 'game':
      return game.id === place.id
    case 'team':
      return game.team_1_id === place.id || game.team_2_id === place.id
  }
}

const isIn = (grant: Grant, owner: number | null): boolean =>
  grant.organization_id === null || grant.organization_id === owner

const holds = (author: Author, owner: number | null, roles: readonly Role[]): boolean =>
  author.grants.some(grant => roles.includes(grant.role) && isIn(grant, owner))
