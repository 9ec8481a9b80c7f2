/** A team of a season, with its kin in other seasons. */
export interface KinTeam {
  readonly id: number
  readonly name: string
  readonly related_team_ids: readonly number[]
}

interface Place {
  readonly team_id: number
  readonly player_id: number
  /** As it is on the jersey. */
  readonly jersey_number: string | null
}

/** What the season already has to which teams are copied. */
export interface CopyTarget {
  readonly teams: readonly KinTeam[]
  readonly places: readonly Place[]
  /** The teams of the tournament; null for a season alone. */
  readonly entrants: ReadonlySet<number> | null
}

/** What a copy makes: each by the team that is copied, because its own may not be there yet. */
export interface CopyPlan {
  readonly newTeams: readonly KinTeam[]
  readonly entries: readonly KinTeam[]
  readonly places: readonly {
    readonly of: number
    readonly player_id: number
    readonly jersey_number: string | null
  }[]
  /** The teams that are there, by those of which they are copies. */
  readonly there: ReadonlyMap<number, number>
}

/**
 * What is missing of some teams in another season. What is there stays as it is, so that a second copy makes
 * nothing.
 * @param rosters the places on their rosters; none if these are not to come along
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
