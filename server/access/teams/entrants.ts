import { consenting } from '../../../shared-schema/resources/consent.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * The teams that a list names for a part of a tournament.
 * @throws Problem for teams that are named twice, or that are not in the tournament
 */
export async function entrantsIn(tx: Tx, tournamentId: number, value: unknown): Promise<number[]> {
  const teamIds = Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []
  const twice = [...new Set(teamIds.filter((id, index) => teamIds.indexOf(id) !== index))]
  if (twice.length > 0) throw Problem.field('team_ids', t => t('teams.twice', { ids: twice.join(', ') }))
  const strangers = await notEntered(tx, tournamentId, teamIds)
  if (strangers.length > 0)
    throw Problem.field('team_ids', t => t('teams.notInTournament', { ids: strangers.join(', ') }))
  return teamIds
}

/** The teams among these that are not in the tournament. */
export async function notEntered(
  tx: Tx,
  tournamentId: number,
  teamIds: readonly number[],
): Promise<number[]> {
  if (teamIds.length === 0) return []
  const entered = await tx
    .selectFrom('tournament_teams')
    .select('team_id')
    .where('tournament_id', '=', tournamentId)
    .where('team_id', 'in', [...teamIds])
    .where('consent', 'in', consenting)
    .execute()
  const known = new Set(entered.map(({ team_id }) => team_id))
  return teamIds.filter(id => !known.has(id))
}

/** The teams that take part in a tournament: they are entered, and their organizations agree. */
export async function teamsTakingPart(tx: Tx, tournamentId: number): Promise<Set<number>> {
  const entries = await tx
    .selectFrom('tournament_teams')
    .select('team_id')
    .where('tournament_id', '=', tournamentId)
    .where('consent', 'in', consenting)
    .execute()
  return new Set(entries.map(({ team_id }) => team_id))
}
