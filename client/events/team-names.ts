import type { TeamRecord } from '../storage/catalog-records.ts'

/** Names a team by its id; a slot without one says so. */
export function teamNames(teams: readonly TeamRecord[]): (id: number | null) => string {
  const byId = new Map(teams.map(team => [team.id, team.name]))
  return id => (id === null ? 'To be decided' : byId.get(id) ?? `Team ${id}`)
}
