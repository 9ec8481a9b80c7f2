import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readEligibility, type EligibilityWarning } from '../planning/eligibility/read-eligibility.ts'
import type { Readers } from '../texts/say.ts'
import type { OwnEvent } from './own-registration.ts'
import { teamAuthor } from './team-author.ts'

/**
 * Why the roster of a confirmed team does not meet the rules of its event, in words: what the team can mend by its
 * link. Other teams of a player are for the office, as the link would tell who plays where.
 */
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
  return found.filter(({ finding }) => isForTeam(finding.kind)).map(({ say }) => say(...texts))
}

const isForTeam = (kind: EligibilityWarning['finding']['kind']): boolean =>
  kind !== 'several teams' && kind !== 'no birth date'
