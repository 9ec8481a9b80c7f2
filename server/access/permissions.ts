import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import { isUnbounded, type Author, type Grant, type Place } from './author.ts'
import { scopesByPass } from './read-by-pass.ts'

// The one place that defines which role allows what. docs/roles.md describes it for people, and its test
// reads that table.

const OFFICE: readonly Role[] = ['owner', 'admin']

/** May change the office's records of an organization. */
export const mayManage = (author: Author, owner: number | null): boolean => holds(author, owner, OFFICE)

/** May read the name of a game through a role in its organization, or a pass for its event. */
export const readsGame = (author: Author, game: GameOfEvent): boolean =>
  author.grants.some(grant => !grant.pass && isIn(grant, game.owner_id)) ||
  (game.visibility !== 'hidden' && scopesByPass(author).includes(scopeOfGame(game)))

/** A game, with the fields that decide who reads it. */
interface GameOfEvent {
  readonly owner_id: number | null
  readonly tournament_id: number | null
  readonly season_id: number
  /** The visibility of its swiss round; null without one. */
  readonly visibility: string | null
}

/** The operations on a record besides reading it. */
export type Operation = 'create' | 'update' | 'delete'

/**
 * May write an office record: owners and admins of its organization. Organizations are made by authors
 * who manage all of them and removed by their owners; everybody may change their own player.
 * @param record as stored, or as it will be made, with its `owner_id`
 */
export function mayWrite(
  author: Author,
  family: Family,
  operation: Operation,
  record: StoredRecord,
): boolean {
  const owner = typeof record.owner_id === 'number' ? record.owner_id : null
  return (writers[family]?.[operation] ?? mayManage)(author, owner, record)
}

type MayWrite = (author: Author, owner: number | null, record: StoredRecord) => boolean

/** The operations of a family that are not the office's. */
const writers: Readonly<Partial<Record<Family, Readonly<Partial<Record<Operation, MayWrite>>>>>> = {
  organizations: {
    create: author => mayManage(author, null),
    delete: (author, owner) => holds(author, owner, ['owner']),
  },
  players: {
    update: (author, owner, { person_id }) =>
      mayManage(author, owner) ||
      (author.person_id !== null && person_id === author.person_id && isUnbounded(author.client)),
  },
}

/** A game, with every field by which a role can be limited to it. */
export interface ScoredGame {
  readonly id: number
  readonly owner_id: number | null
  readonly tournament_id: number | null
  /** The event whose division its tournament is. */
  readonly meet_id: number | null
  readonly game_site_id: number | null
  readonly event_site_id: number | null
  /** The day on which it is played, in its own zone, as `2026-06-01`. */
  readonly day: string
  readonly team_1_id: number | null
  readonly team_2_id: number | null
}

/** May record the play of a game: the office, its scorekeepers, and the captains of its two teams. */
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

/** The author without the roles that came by a pass. */
export const withoutPasses = (author: Author): Author => ({
  ...author,
  grants: author.grants.filter(({ pass }) => !pass),
})

/**
 * The organizations of which the author may read everything, in addition to the public ones, or 'all'. Every
 * role allows its holder to read, except one that came by a pass: that reads its own event only.
 */
export function readableOrganizations(author: Author): 'all' | number[] {
  const own = withoutPasses(author).grants.map(grant => grant.organization_id)
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
    case 'meet':
      return game.meet_id === place.id
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
