import { entrantName, type Entrant } from '../../data/entrants.ts'
import type { SeasonTeam } from '../../data/teams.ts'

/** A team in the table. */
export interface TeamRow {
  readonly id: number
  readonly name: string
  readonly division: string
  /** Null for a team of another organization, which cannot be renamed here. */
  readonly renamedAsOf: string | null
  /** Only in a tournament. */
  readonly entry: { readonly seed: number | null; readonly asOf: string } | null
  /** Whether it no longer plays. */
  readonly hasLeft: boolean
}

export const rowsOfSeason = (teams: readonly SeasonTeam[]): TeamRow[] =>
  teams.map(({ id, name, division, status, time_last_updated }) => ({
    id,
    name,
    division,
    renamedAsOf: time_last_updated,
    entry: null,
    hasLeft: status !== 'playing',
  }))

export function rowsOfTournament(teams: readonly SeasonTeam[], entrants: readonly Entrant[]): TeamRow[] {
  const own = new Map(teams.map(team => [team.id, team]))
  return entrants.map(entrant => ({
    id: entrant.team_id,
    name: entrantName(entrant),
    division: own.get(entrant.team_id)?.division ?? '',
    renamedAsOf: own.get(entrant.team_id)?.time_last_updated ?? null,
    entry: { seed: entrant.seed, asOf: entrant.time_last_updated },
    hasLeft: entrant.status !== 'playing',
  }))
}
