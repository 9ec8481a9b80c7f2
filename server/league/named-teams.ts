import type { Tx } from '../database/transaction.ts'
import { Problem } from './problem.ts'

/** The teams that a list of a request or a record names, each once. */
export function teamIdsOf(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter((id): id is number => typeof id === 'number'))] : []
}

/** @throws Problem naming the ids that belong to no team */
export async function checkTeams(tx: Tx, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return
  const teams = await tx.selectFrom('teams').select('id').where('id', 'in', [...teamIds]).execute()
  const known = new Set(teams.map(({ id }) => id))
  const unknown = teamIds.filter(id => !known.has(id))
  if (unknown.length > 0) throw Problem.field('team_ids', `names teams that do not exist: ${unknown.join(', ')}`)
}
