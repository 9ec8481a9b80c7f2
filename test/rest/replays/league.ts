import type { Client } from '../client.ts'

/** A public organization with a league and a season, as the office sets them up before any program comes. */
export async function makeSeason(
  office: Client,
  sport = 'ultimate',
): Promise<{ organization: number; league: number; season: number }> {
  const organization = (await office.make('organizations', { name: 'Windmill', is_public: true })).id
  const league = (
    await office.make('leagues', {
      name: 'Club Mixed',
      organization_id: organization,
      sport,
      gender: 'mixed',
    })
  ).id
  return {
    organization,
    league,
    season: (await office.make('seasons', { name: '2012', league_id: league })).id,
  }
}

/** Teams of a season, by their names. */
export async function makeTeams(office: Client, season: number, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) ids.push((await office.make('teams', { name, season_id: season })).id)
  return ids
}

/** Teams that take part in a tournament. */
export async function enterTeams(
  office: Client,
  tournament_id: number,
  teams: readonly number[],
): Promise<void> {
  for (const team_id of teams) await office.make('tournament_teams', { tournament_id, team_id })
}
