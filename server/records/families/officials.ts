import { consenting } from '../../../shared-schema/resources/consent.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import type { DraftIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { FamilyRules } from './family-rules.ts'

/** An official belongs to teams of the organization or of its tournaments, and is away for a time that ends. */
export const officialRules: Partial<FamilyRules<'officials'>> = {
  async prepare(tx, record, before) {
    const wrong = (record.unavailable ?? []).find(({ from, to }) => to <= from)
    if (wrong) throw Problem.field('unavailable', t => t('families.absenceEnds', { from: wrong.from }))
    const known = new Set(before?.team_ids)
    const added = teamIdsOf(record.team_ids).filter(id => !known.has(id))
    const strangers = await strangersTo(tx, record, added)
    if (strangers.length > 0)
      throw Problem.field('team_ids', t => t('families.strangeTeams', { teams: strangers.join(', ') }))
    return record
  },
}

/** The teams that neither are of the official's organization nor take part in one of its tournaments. */
async function strangersTo(
  tx: Tx,
  { organization_id }: DraftIn<'officials'>,
  teamIds: readonly number[],
): Promise<number[]> {
  if (teamIds.length === 0) return []
  const known = await tx
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', [...teamIds])
    .where(eb =>
      eb.or([
        eb('owner_id', '=', organization_id),
        eb.exists(
          eb
            .selectFrom('tournament_teams')
            .innerJoin('tournaments', 'tournaments.id', 'tournament_teams.tournament_id')
            .whereRef('tournament_teams.team_id', '=', 'teams.id')
            .where('tournament_teams.consent', 'in', consenting)
            .where('tournaments.owner_id', '=', organization_id)
            .select('tournament_teams.team_id'),
        ),
      ]),
    )
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  return teamIds.filter(id => !ids.has(id))
}
