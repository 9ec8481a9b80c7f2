import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { sendRequest } from '../../base/requests/send-request.ts'

/**
 * What a search looks through, in the order in which it shows what it finds, and the page that each leads to.
 */
export const sought = [
  { family: 'tournaments', page: '/office/tournaments/' },
  { family: 'seasons', page: '/office/seasons/' },
  { family: 'teams', page: '/teams/' },
  { family: 'players', page: '/players/' },
  { family: 'organizations', page: '/office/organizations/' },
] as const
export type Sought = (typeof sought)[number]

/** How many of a family are shown. */
const MOST = 6

const list = z.object({
  objects: z.array(
    z.object({
      id: z.int(),
      name: z.string().optional(),
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      league: z.object({ name: z.string() }).nullish(),
      season: z.object({ name: z.string() }).nullish(),
    }),
  ),
})

/** Something that a search found. */
export interface Found {
  readonly id: number
  readonly name: string
  /** What tells it from others of the same name. */
  readonly of: string | undefined
}

/** The first few of a family that are called so, or have it in their names. */
export const foundIn = ({ family }: Sought, words: string) =>
  queryOptions({
    queryKey: ['found', family, words],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const query = new URLSearchParams({ name: words, limit: String(MOST) })
      const { objects } = await sendRequest(`/v1/${family}/?${query}`, list, { signal })
      return objects.map(({ id, name, first_name, last_name, league, season }) => ({
        id,
        name: name ?? [first_name, last_name].filter(Boolean).join(' '),
        of: league?.name ?? season?.name,
      }))
    },
    enabled: words !== '',
    gcTime: 0,
  })
