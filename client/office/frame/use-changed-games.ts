import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { publishedOf } from '../data/published.ts'

/**
 * The former place of each game that changed since the schedule was published, in words: `was Field 2,
 * 10:00`.
 */
export function useChangedGames(tournamentId: number): ReadonlyMap<number, string> {
  const { data } = useQuery(publishedOf(tournamentId))
  return useMemo(() => new Map(data?.changes.map(({ game_id, text }) => [game_id, text])), [data])
}
