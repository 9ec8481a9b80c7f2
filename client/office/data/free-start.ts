import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { scheduleAnswers } from '../../../shared-schema/api/schedule.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { play, sites } from './families-read.ts'
import { readsOnly } from './reads.ts'
import type { Tournament } from './shapes.ts'

const freeSites = z.object({ free_sites: z.array(scheduleAnswers.FreeSite.pick({ start_time: true })) })

/** After so many looks the fields are taken as too full for a round. */
const LOOKS = 20

/**
 * The first time at which fields are free for all games of a round at once, as other divisions may play there too;
 * all fields at once if the round has more games.
 * @param usual the earliest start, in local time: `2026-06-13T09:00`. It is also the answer if the fields are never
 *   free at once on the days of the tournament.
 * @param games how many games the round has
 */
export const freeStart = (
  { id, end_date }: Pick<Tournament, 'id' | 'end_date'>,
  usual: string,
  games: number,
) =>
  queryOptions({
    queryKey: [readsOnly(...play, ...sites), 'free-start', id, end_date, usual, games],
    queryFn: async ({ signal }): Promise<string> => {
      let start = usual
      for (let looks = 0; looks < LOOKS; looks++) {
        const path = `/v1/tournaments/${id}/free_sites/?from=${start}`
        const { free_sites } = await sendRequest(path, freeSites, { signal })
        const enough = free_sites[Math.min(games, free_sites.length) - 1]?.start_time.slice(0, 16)
        if (enough === undefined || (end_date !== null && enough.slice(0, 10) > end_date)) break
        if (enough === start) return start
        start = enough
      }
      return usual
    },
  })
