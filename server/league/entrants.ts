import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from './problem.ts'

/**
 * The teams that a list names for a part of a tournament.
 * @throws Problem for teams that are named twice, or that are not in the tournament
 */
export async function entrantsIn(tx: Tx, tournamentId: number, value: unknown): Promise<number[]> {
  const teamIds = Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []
  const twice = [...new Set(teamIds.filter((id, index) => teamIds.indexOf(id) !== index))]
  if (twice.length > 0) throw Problem.field('team_ids', `names teams twice: ${twice.join(', ')}`)
  const strangers = await strangersAmong(tx, tournamentId, teamIds)
  if (strangers.length > 0) throw Problem.field('team_ids', `names teams that are not in the tournament: ${strangers.join(', ')}`)
  return teamIds
}

/** Those of the teams that are not in the tournament. */
export async function strangersAmong(tx: Tx, tournamentId: number, teamIds: readonly number[]): Promise<number[]> {
  if (teamIds.length === 0) return []
  const entered = await tx.selectFrom('tournament_teams').select('team_id')
    .where('tournament_id', '=', tournamentId).where('team_id', 'in', [...teamIds]).where('consent', 'in', consenting).execute()
  const known = new Set(entered.map(({ team_id }) => team_id))
  return teamIds.filter(id => !known.has(id))
}

/** The teams that take part in a tournament: they are entered, and their organizations agree. */
export async function teamsTakingPart(tx: Tx, tournamentId: number): Promise<Set<number>> {
  const entries = await tx.selectFrom('tournament_teams').select('team_id')
    .where('tournament_id', '=', tournamentId).where('consent', 'in', consenting).execute()
  return new Set(entries.map(({ team_id }) => team_id))
}
