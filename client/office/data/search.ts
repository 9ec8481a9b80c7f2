import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { sendRequest } from '../../base/requests/send-request.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'

/** The families that a search covers, in display order, and the page of each. */
export const searches = [
  { family: 'tournaments', page: '/office/tournaments/' },
  { family: 'seasons', page: '/office/seasons/' },
  { family: 'teams', page: '/teams/' },
  { family: 'players', page: '/players/' },
  { family: 'organizations', page: '/office/organizations/' },
] as const
export type Search = (typeof searches)[number]

/** The maximum number of results per family. */
const MAX_RESULTS = 6

const searchResult = z.object({
  id: z.int(),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  league: z.object({ name: z.string() }).nullish(),
  season: z.object({ name: z.string() }).nullish(),
})
const list = z.object({ objects: z.array(searchResult) })

/** A search result. */
export interface SearchResult {
  readonly id: number
  readonly name: string
  /** Distinguishes it from others of the same name. */
  readonly of: string | undefined
}

/** The first few records of a family whose names match. */
export const searchQuery = ({ family }: Search, words: string) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf(family, searchResult)), 'found', family, words],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const query = new URLSearchParams({ name: words, limit: String(MAX_RESULTS) })
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
