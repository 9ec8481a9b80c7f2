import type { Kysely } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Database, PlaceKind, Role } from '../database/schema.ts'
import type { Grant } from '../league/author.ts'
import { Problem } from '../league/problem.ts'

/** The places at which each role can hold; the others hold in the whole organization. */
const kinds: Partial<Record<Role, readonly PlaceKind[]>> = {
  scorekeeper: ['tournament', 'event_site', 'game_site', 'game'],
  captain: ['team'],
}

const families = {
  tournament: 'tournaments', event_site: 'event_sites', game_site: 'game_sites', game: 'games', team: 'teams',
} as const satisfies Record<PlaceKind, keyof Database>

/** What a role can be limited to. */
export const placeKinds = ['tournament', 'event_site', 'game_site', 'game', 'team'] as const satisfies readonly PlaceKind[]

/**
 * A team may be one of the organization's or a guest that takes part in one of its tournaments: who records there is said by
 * the organization whose games they are.
 * @throws Problem 400 where a role cannot hold at its place, or the place is not one of the organization's
 */
export async function checkPlace(db: Kysely<Database>, { organization_id, role, place }: Grant): Promise<void> {
  if (place === null) {
    if (role === 'captain') throw Problem.field('place', 'is required: a captain is the captain of a team')
    return
  }
  if (!kinds[role]?.includes(place.kind)) {
    throw Problem.field('place', kinds[role] ? `must be, for a ${role}, one of: ${kinds[role].join(', ')}` : `must be left out: the role ${role} holds everywhere`)
  }
  if (organization_id === null) throw Problem.field('organization_id', 'is required for a role at one place')
  const found = await db.selectFrom(families[place.kind]).select('id').where('id', '=', place.id)
    .where(eb => eb.or([eb('owner_id', '=', organization_id), ...place.kind === 'team' ? [eb.exists(guests(db, organization_id, place.id))] : []])).executeTakeFirst()
  if (!found) throw Problem.field('place', `is none of the organization's: it has no ${place.kind.replace('_', ' ')} ${place.id}`)
}

const guests = (db: Kysely<Database>, organizationId: number, teamId: number) => db.selectFrom('tournament_teams').select('team_id')
  .where('owner_id', '=', organizationId).where('team_id', '=', teamId).where('consent', 'in', consenting)
