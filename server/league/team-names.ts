import type { Tx } from '../database/transaction.ts'

/** The names of teams, by their ids. */
export async function teamNames(tx: Tx, ids: readonly number[]): Promise<(id: number) => string> {
  const teams = ids.length === 0 ? [] : await tx.selectFrom('teams').select(['id', 'name']).where('id', 'in', [...new Set(ids)]).execute()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? `Team ${id}`
}
