import type { Compute } from './compute.ts'

/** The tournament and its organizer, for a team's office that may not be able to read more of it. */
export const entryNames: Compute = async ({ db }, entries) => {
  const tournaments = await db
    .selectFrom('tournaments')
    .leftJoin('organizations', 'organizations.id', 'tournaments.owner_id')
    .select(['tournaments.id', 'tournaments.name', 'organizations.name as organizer'])
    .where(
      'tournaments.id',
      'in',
      entries.map(entry => Number(entry.tournament_id)),
    )
    .execute()
  const byId = new Map(tournaments.map(tournament => [tournament.id, tournament]))
  return entries.map(entry => {
    const tournament = byId.get(Number(entry.tournament_id))
    return { tournament_name: tournament?.name ?? '', organizer_name: tournament?.organizer ?? '' }
  })
}
