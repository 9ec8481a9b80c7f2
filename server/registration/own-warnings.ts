import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readEligibility } from '../planning/eligibility/read-eligibility.ts'
import type { Readers } from '../texts/say.ts'
import type { OwnEvent } from './own-registration.ts'
import { teamAuthor } from './team-author.ts'

/** Why the roster of a confirmed team does not meet the rules of its event, in words. */
export async function ownWarnings(
  db: Kysely<Database>,
  { event, id }: OwnEvent,
  texts: Readers,
): Promise<string[]> {
  const own = await db
    .selectFrom('registrations')
    .innerJoin('teams', 'teams.id', 'team_id')
    .select(['team_id', 'team_name'])
    .where('registrations.id', '=', id)
    .where('state', '=', 'confirmed')
    .where('teams.owner_id', 'is not distinct from', event.owner_id)
    .executeTakeFirst()
  if (!own?.team_id) return []
  const author = teamAuthor(event, own.team_name)
  const found = await readEligibility(db, author, { family: 'tournaments', id: event.id }, own.team_id)
  return found.map(({ say }) => say(...texts))
}
