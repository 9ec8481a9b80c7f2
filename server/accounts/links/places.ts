import type { Kysely } from 'kysely'
import { placesOfRole, type PlaceKind } from '../../../shared-schema/api/accounts.ts'
import { consenting } from '../../../shared-schema/resources/consent.ts'
import type { Database } from '../../database/schema.ts'
import type { Grant } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'

/** The family of each kind of place. */
export const placeFamilies = {
  meet: 'meets',
  tournament: 'tournaments',
  event_site: 'event_sites',
  game_site: 'game_sites',
  game: 'games',
  team: 'teams',
} as const satisfies Record<PlaceKind, keyof Database>

/** @throws Problem 400 if a role cannot hold at its place, or the place is not the organization's */
export async function checkPlace(db: Kysely<Database>, grant: Grant): Promise<void> {
  const problem = await placeProblem(db, grant)
  if (problem) throw problem
}

/** Whether the place of a role still exists and belongs to the organization. */
export const hasItsPlace = async (db: Kysely<Database>, grant: Grant): Promise<boolean> =>
  grant.place === null || (await placeProblem(db, grant)) === undefined

/**
 * Why a role cannot hold at its place; undefined if it can. A team may be the organization's or a guest in
 * one of its tournaments: the organization that owns the games decides who records them.
 */
async function placeProblem(
  db: Kysely<Database>,
  { organization_id, role, place }: Grant,
): Promise<Problem | undefined> {
  if (place === null)
    return role === 'captain' ? Problem.field('place', t => t('accounts.captainNeedsTeam')) : undefined
  const kinds = placesOfRole[role]
  if (!kinds.includes(place.kind)) {
    return Problem.field(
      'place',
      kinds.length > 0
        ? t => t('accounts.placeOfOtherKind', { role, kinds: kinds.join(', ') })
        : t => t('accounts.roleHoldsEverywhere', { role }),
    )
  }
  if (organization_id === null)
    return Problem.field('organization_id', t => t('accounts.placeNeedsOrganization'))
  const found = await db
    .selectFrom(placeFamilies[place.kind])
    .select('id')
    .where('id', '=', place.id)
    .where(eb =>
      eb.or([
        eb('owner_id', '=', organization_id),
        ...(place.kind === 'team' ? [eb.exists(guests(db, organization_id, place.id))] : []),
      ]),
    )
    .executeTakeFirst()
  return found
    ? undefined
    : Problem.field('place', t => t(`accounts.placeOfOther.${place.kind}`, { id: place.id }))
}

const guests = (db: Kysely<Database>, organizationId: number, teamId: number) =>
  db
    .selectFrom('tournament_teams')
    .select('team_id')
    .where('owner_id', '=', organizationId)
    .where('team_id', '=', teamId)
    .where('consent', 'in', consenting)
