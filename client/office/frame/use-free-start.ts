import { useQuery } from '@tanstack/react-query'
import { freeStart } from '../data/free-start.ts'
import type { Tournament } from '../data/shapes.ts'
import { usualStart } from '../data/usual-start.ts'

/**
 * The proposed start of a round that follows another: as soon as its teams have rested and there are fields for all of
 * its games.
 * @param last what it follows
 * @param games how many games the round has
 * @returns local time; empty until it is known, or if nothing is known of the days
 */
export function useFreeStart(
  tournament: Tournament,
  last: { readonly start_time: string | null } | undefined,
  games: number,
): string {
  const usual = usualStart(tournament, last)
  const { data, isError } = useQuery({ ...freeStart(tournament, usual, games), enabled: usual !== '' })
  return data ?? (isError ? usual : '')
}
