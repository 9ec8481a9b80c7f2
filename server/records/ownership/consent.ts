import type { Family } from '../../../shared-schema/resources/index.ts'
import { takesPart, type Consent } from '../../../shared-schema/resources/consent.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { foreignTo } from '../../access/attach.ts'
import type { Author } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { requireUnplayed } from './team-leaves.ts'

/**
 * Whether a record enters a team of an organization that the author manages: its office accepts, refuses or
 * withdraws the team's entry.
 */
export async function mayConsent(
  tx: Tx,
  author: Author,
  family: Family,
  entry: StoredRecord,
): Promise<boolean> {
  if (family !== 'tournament_teams') return false
  const team = await tx
    .selectFrom('teams')
    .select('owner_id')
    .where('id', '=', Number(entry.team_id))
    .executeTakeFirst()
  return team !== undefined && mayManage(author, team.owner_id)
}

/** New entries: a team's organization is asked for consent if another one enters the team. */
export async function withConsentRequest<E extends DraftIn<'tournament_teams'>>(
  tx: Tx,
  author: Author,
  entries: readonly E[],
): Promise<E[]> {
  const foreign = new Set<E>()
  const byTournament = groupBy(entries, ({ tournament_id }) => tournament_id)
  for (const [id, some] of author.client.kind === 'operator' ? [] : byTournament) {
    const { owner_id } = await tx
      .selectFrom('tournaments')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const teams = [...new Set(some.map(({ team_id }) => team_id))]
    const strangers = new Set(await foreignTo(tx, author, 'teams', teams, owner_id))
    for (const entry of some) if (strangers.has(entry.team_id)) foreign.add(entry)
  }
  return entries.map(entry => ({
    ...entry,
    consent: (foreign.has(entry) ? 'requested' : 'not needed') satisfies Consent,
  }))
}

/**
 * Checks a changed entry: the team's organization decides on the consent, the tournament's on all else.
 * @throws Problem 403 if one decides for the other; 409 if a team that has played would leave
 */
export async function withConsentAnswered(
  tx: Tx,
  author: Author,
  entry: DraftIn<'tournament_teams'>,
  before: OwnedIn<'tournament_teams'>,
): Promise<DraftIn<'tournament_teams'>> {
  const earlier: StoredRecord = before
  const changed = Object.entries(entry)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name]))
    .map(([name]) => name)
  if (!mayManage(author, before.owner_id) && changed.some(name => name !== 'consent')) {
    throw new Problem('not_allowed', t => t('belonging.consentAlone'))
  }
  if (entry.consent === before.consent) return entry
  if (!(await mayConsent(tx, author, 'tournament_teams', before)))
    throw new Problem('not_allowed', t => t('belonging.consentOfTeam'))
  if (entry.consent !== 'given' && entry.consent !== 'refused')
    throw Problem.field('consent', t => t('belonging.consentWords'))
  if (!takesPart(entry.consent) && takesPart(before.consent)) await requireUnplayed(tx, before)
  return entry
}
