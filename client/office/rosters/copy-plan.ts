/** A team of a season, with its related teams in other seasons. */
export interface KinTeam {
  readonly id: number
  readonly name: string
  readonly related_team_ids: readonly number[]
}

interface Place {
  readonly team_id: number
  readonly player_id: number
  /** The number as on the jersey. */
  readonly jersey_number: string | null
}

/** The existing records of the season that receives the copies. */
export interface CopyTarget {
  readonly teams: readonly KinTeam[]
  readonly places: readonly Place[]
  /** The teams of the tournament; null for a season alone. */
  readonly entrants: ReadonlySet<number> | null
}

/** The records that a copy creates, each by its original team, because its own may not exist yet. */
export interface CopyPlan {
  readonly newTeams: readonly KinTeam[]
  readonly entries: readonly KinTeam[]
  readonly places: readonly {
    readonly of: number
    readonly player_id: number
    readonly jersey_number: string | null
  }[]
  /** The existing teams, by the teams of which they are copies. */
  readonly there: ReadonlyMap<number, number>
}

/**
 * The records that another season lacks of some teams. Existing ones stay unchanged, so a second copy creates
 * nothing.
 * @param rosters the places on their rosters; empty to copy none
 */
export function copyPlan(teams: readonly KinTeam[], rosters: readonly Place[], target: CopyTarget): CopyPlan {
  const there = new Map<number, number>()
  for (const { id, related_team_ids } of target.teams) for (const kin of related_team_ids) there.set(kin, id)
  const held = new Set(target.places.map(({ team_id, player_id }) => `${team_id}/${player_id}`))
  return {
    there,
    newTeams: teams.filter(({ id }) => !there.has(id)),
    entries:
      target.entrants === null
        ? []
        : teams.filter(({ id }) => target.entrants?.has(there.get(id) ?? 0) !== true),
    places: rosters
      .filter(({ team_id }) => teams.some(({ id }) => id === team_id))
      .filter(({ team_id, player_id }) => !held.has(`${there.get(team_id)}/${player_id}`))
      .map(({ team_id, player_id, jersey_number }) => ({ of: team_id, player_id, jersey_number })),
  }
}
