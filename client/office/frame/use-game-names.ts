import { useQuery } from '@tanstack/react-query'
import { namedGames, pairText } from '../data/game-names.ts'
import { gamesOfSeason, gamesOfTournament } from '../data/games.ts'

/** An event: a tournament of a season, or the season's games outside of tournaments. */
export interface EventPlace {
  readonly season_id: number
  readonly tournament_id: number | null
}

/** The names of an event's games, once they are loaded. */
export function useGameNames(
  { season_id, tournament_id }: EventPlace,
  enabled: boolean,
): (gameId: number) => string | undefined {
  const inTournament = useQuery({
    ...gamesOfTournament(tournament_id ?? 0),
    enabled: enabled && tournament_id !== null,
  })
  const inSeason = useQuery({ ...gamesOfSeason(season_id), enabled: enabled && tournament_id === null })
  const found = tournament_id === null ? inSeason.data : inTournament.data
  const games = found === undefined ? [] : namedGames(found)
  return id => {
    const named = games.find(({ game }) => game.id === id)
    return named && [named.part, pairText(named)].filter(Boolean).join(', ')
  }
}
