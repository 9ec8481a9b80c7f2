import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entrantsOf } from '../../data/entrants.ts'
import { leagueAt } from '../../data/leagues.ts'
import { playersOf } from '../../data/players.ts'
import { knownTeams, rostersOfSeason, teamsOfSeason } from '../../data/teams.ts'
import type { KnownTeam } from '../../rosters/plan.ts'

/** The destination of a list of teams and players. */
export interface TeamsPlace {
  readonly season_id: number
  /** Null for a season. */
  readonly tournament_id: number | null
  readonly league_id: number
  /** The team of the roster; absent for a list of teams. */
  readonly team?: { readonly id: number; readonly name: string }
}

interface Wanted {
  readonly teams: boolean
  readonly players: boolean
  /** The players' details beyond their names. */
  readonly personal: boolean
}

/** The current teams that a list may refer to, with the details that the list needs. */
export function useKnownTeams({ season_id, tournament_id, league_id, team }: TeamsPlace, wanted: Wanted) {
  const client = useQueryClient()
  const owner = useQuery(leagueAt(league_id)).data
  const asksPeople = wanted.personal && owner !== undefined
  const teams = useQuery({ ...teamsOfSeason(season_id), enabled: wanted.teams }).data
  const entrants = useQuery({
    ...entrantsOf(tournament_id ?? 0),
    enabled: wanted.teams && tournament_id !== null,
  }).data
  const rosters = useQuery({ ...rostersOfSeason(season_id), enabled: wanted.players }).data
  const people = useQuery({ ...playersOf(owner?.organization_id ?? 0), enabled: asksPeople }).data
  const isRead =
    teams !== undefined &&
    (tournament_id === null || entrants !== undefined) &&
    (!wanted.players || rosters !== undefined) &&
    (!wanted.personal || people !== undefined)
  const ofPlace = (all: readonly KnownTeam[]) =>
    team === undefined ? all : all.filter(({ id }) => id === team.id)
  const known = useMemo(
    () => knownTeams(teams ?? [], tournament_id === null ? null : (entrants ?? []), rosters ?? [], people),
    [teams, entrants, rosters, people, tournament_id],
  )
  return {
    owner,
    known: ofPlace(known),
    isRead,
    /** The same, freshly loaded: they may differ from those shown. */
    latest: async (): Promise<readonly KnownTeam[]> => {
      const options = { staleTime: 0 }
      const [latestTeams, latestEntrants, latestRosters, latestPeople] = await Promise.all([
        client.query({ ...teamsOfSeason(season_id), ...options }),
        tournament_id === null ? null : client.query({ ...entrantsOf(tournament_id), ...options }),
        wanted.players ? client.query({ ...rostersOfSeason(season_id), ...options }) : [],
        asksPeople ? client.query({ ...playersOf(owner.organization_id), ...options }) : [],
      ])
      return ofPlace(knownTeams(latestTeams, latestEntrants, latestRosters, latestPeople))
    },
  }
}
