import { entrantName, type Entrant } from '../../data/entrants.ts'
import type { SeasonTeam } from '../../data/teams.ts'

/** A team in the table. */
export interface TeamRow {
  readonly id: number
  readonly name: string
  readonly division: string
  readonly contact_name: string
  readonly contact_email: string
  /** Null for a team of another organization, which cannot be renamed here. */
  readonly renamedAsOf: string | null
  /** Only in a tournament. */
  readonly entry: { readonly seed: number | null; readonly asOf: string } | null
  /** Whether it no longer plays. */
  readonly hasLeft: boolean
}

export const rowsOfSeason = (teams: readonly SeasonTeam[]): TeamRow[] =>
  teams.map(team => ({
    ...labelsOf(team),
    id: team.id,
    renamedAsOf: team.time_last_updated,
    entry: null,
    hasLeft: team.status !== 'playing',
  }))

export function rowsOfTournament(teams: readonly SeasonTeam[], entrants: readonly Entrant[]): TeamRow[] {
  const own = new Map(teams.map(team => [team.id, team]))
  return entrants.map(entrant => ({
    ...labelsOf(own.get(entrant.team_id)),
    id: entrant.team_id,
    name: entrantName(entrant),
    renamedAsOf: own.get(entrant.team_id)?.time_last_updated ?? null,
    entry: { seed: entrant.seed, asOf: entrant.time_last_updated },
    hasLeft: entrant.status !== 'playing',
  }))
}

/** The texts of a team that can be changed; empty for one of another organization. */
const labelsOf = (team: SeasonTeam | undefined) => ({
  name: team?.name ?? '',
  division: team?.division ?? '',
  contact_name: team?.contact_name ?? '',
  contact_email: team?.contact_email ?? '',
})
