import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { sendRequest } from '../../base/requests/send-request.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'

const ofOwner = { organization_id: z.int().nullish(), tournament_id: z.int().nullish() }
const record = z.object({
  id: z.int(),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  season_id: z.int().nullish(),
  league: z.object({ name: z.string() }).nullish(),
  season: z.object({ name: z.string() }).nullish(),
  event_site: z.object({ name: z.string(), ...ofOwner }).nullish(),
  ...ofOwner,
})
type FoundRecord = z.infer<typeof record>
const list = z.object({ objects: z.array(record) })

const sitesOf = ({ organization_id, tournament_id }: Pick<FoundRecord, keyof typeof ofOwner>): string =>
  tournament_id == null
    ? `/office/organizations/${organization_id}/sites`
    : `/office/tournaments/${tournament_id}/sites`

/** The families that a search covers, in display order, and the page of each record. */
export const searches = [
  { family: 'tournaments', pageOf: ({ id }: FoundRecord) => `/office/tournaments/${id}` },
  { family: 'seasons', pageOf: ({ id }: FoundRecord) => `/office/seasons/${id}` },
  {
    family: 'teams',
    pageOf: ({ id, season_id }: FoundRecord) => `/office/seasons/${season_id}/teams?team=${id}`,
  },
  {
    family: 'players',
    pageOf: (player: FoundRecord) =>
      `/office/organizations/${player.organization_id}/players?${new URLSearchParams({ find: nameOf(player) })}`,
  },
  { family: 'event_sites', pageOf: sitesOf },
  { family: 'game_sites', pageOf: ({ event_site }: FoundRecord) => sitesOf(event_site ?? {}) },
  {
    family: 'leagues',
    pageOf: ({ organization_id }: FoundRecord) => `/office/organizations/${organization_id}/details`,
  },
  { family: 'organizations', pageOf: ({ id }: FoundRecord) => `/office/organizations/${id}` },
] as const
export type Search = (typeof searches)[number]

/** The maximum number of results per family. */
export const MAX_RESULTS = 6

/** A search result. */
export interface SearchResult {
  readonly id: number
  readonly name: string
  /** Distinguishes it from others of the same name. */
  readonly of: string | undefined
  /** The page of the office that it leads to. */
  readonly page: string
}

const nameOf = ({ name, first_name, last_name }: FoundRecord): string =>
  name ?? [first_name, last_name].filter(Boolean).join(' ')

/** The first few records of a family whose names match. */
export const searchQuery = ({ family, pageOf }: Search, words: string) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf(family, record)), 'found', family, words],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const query = new URLSearchParams({ name: words, limit: String(MAX_RESULTS) })
      const { objects } = await sendRequest(`/v1/${family}/?${query}`, list, { signal })
      return objects.map(found => ({
        id: found.id,
        name: nameOf(found),
        of: found.league?.name ?? found.season?.name ?? found.event_site?.name,
        page: pageOf(found),
      }))
    },
    enabled: words !== '',
    gcTime: 0,
  })
