import { sql, type Kysely } from 'kysely'
import type { PlaceKind, Role, TokenScope } from '../../shared-schema/api/accounts.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { reachOfRole, type PassReach } from './pass-reach.ts'
import type { Say } from '../texts/say.ts'

/**
 * The limit of a role: one event with divisions, tournament, site, game or team, and optionally the games of one
 * day there.
 */
export interface Place {
  readonly kind: PlaceKind
  readonly id: number
  /** The day on which the game is played, as `2026-06-01`; absent for all days. */
  readonly day?: string
}

/** A role in one organization, or in all of them; without a place it holds for the whole organization. */
export interface Grant {
  readonly organization_id: number | null
  readonly role: Role
  readonly place: Place | null
  /** The reach of the pass that gave the role; absent for a role that may read its whole organization. */
  readonly pass?: PassReach
}

/** A role as stored in the database. */
export interface RoleRow {
  readonly organization_id: number | null
  readonly role: Role
  readonly place_kind: PlaceKind | null
  readonly place_id: number | null
  readonly place_day: string | null
  readonly pass?: PassReach | null
}

/** The place in the columns of a row. */
export const placeIn = (kind: PlaceKind, id: number, day: string | null): Place => ({
  kind,
  id,
  ...(day === null ? {} : { day }),
})

export const grantOf = ({
  organization_id,
  role,
  place_kind,
  place_id,
  place_day,
  pass,
}: RoleRow): Grant => ({
  organization_id,
  role,
  place: place_kind === null || place_id === null ? null : placeIn(place_kind, place_id, place_day),
  ...(pass ? { pass } : {}),
})

/** SQL for a person's current roles, as a list of `RoleRow`, within a query that reads `people`. */
export const rolesOfPerson = sql`coalesce((
  select json_agg(json_build_object('organization_id', organization_id, 'role', role, 'place_kind', place_kind, 'place_id', place_id, 'place_day', place_day,
    'pass', ${reachOfRole}))
  from roles where roles.person_id = people.id), '[]')`

/** A person's current roles. */
export async function grantsOf(db: Kysely<Database>, personId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('roles')
    .select(['organization_id', 'role', 'place_kind', 'place_id', 'place_day', reachOfRole.as('pass')])
    .where('person_id', '=', personId)
    .execute()
  return rows.map(grantOf)
}

/**
 * Locks a person's roles until the transaction ends: giving a role waits for transactions that act without
 * it, and the other way round.
 */
export async function lockRoles(tx: Tx, personId: string, purpose: 'to give' | 'to read'): Promise<void> {
  const person = tx.selectFrom('people').select('id').where('id', '=', personId)
  await (purpose === 'to give' ? person.forNoKeyUpdate() : person.forShare()).execute()
}

/**
 * The client through which a person acts: the app, a personal token, a program that they allowed, or the
 * machine.
 */
export interface Client {
  readonly kind: 'app' | 'token' | 'program' | 'operator'
  readonly name: string
  /** The most that a token or a program may do; the app and the operator have no such limit. */
  readonly scope?: TokenScope
}

/** Whether the client allows everything that the person may do. */
export const isUnbounded = ({ scope }: Client): boolean =>
  scope === undefined || scope === 'manage' || scope === 'universal'

/** Roles as limited by a client: to read allows what a viewer may, to record what a scorekeeper may. */
export function grantsThrough(client: Client, grants: readonly Grant[]): Grant[] {
  if (isUnbounded(client)) return [...grants]
  if (client.scope === 'read') return grants.map(grant => ({ ...grant, role: 'viewer', place: null }))
  return grants.map(grant =>
    grant.role === 'owner' || grant.role === 'admin' ? { ...grant, role: 'scorekeeper' } : grant,
  )
}

/** The reader or writer: a signed-in person with their roles, or an anonymous one. */
export interface Author {
  readonly person_id: string | null
  readonly name: string
  readonly grants: readonly Grant[]
  readonly client: Client
}

/** A person with an account. */
export type Person = Author & { readonly person_id: string }

/** @throws Problem 401, with this text, for an author who is not signed in */
export function requirePerson(author: Author, say: Say): Person {
  const { person_id } = author
  if (person_id === null) throw new Problem('signed_out', say)
  return { ...author, person_id }
}

export const anonymous: Author = { person_id: null, name: '', grants: [], client: { kind: 'app', name: '' } }

/** The installation itself, when its operator imports or generates data on the machine. */
export const operator: Author = {
  person_id: null,
  name: 'import',
  grants: [{ organization_id: null, role: 'owner', place: null }],
  client: { kind: 'operator', name: 'import' },
}
