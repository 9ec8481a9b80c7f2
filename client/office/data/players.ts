import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { listOf } from './queries.ts'
import { wouldBe } from './previews.ts'

/** What is known of a player beyond the name; null for whoever has no role in the organization. */
export const personalParts = {
  birth_date: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.int(),
}

const person = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  nickname: z.string(),
  ...personalParts,
  is_claimed: z.boolean(),
  is_walk_on: z.boolean().nullable(),
})
/** A player of an organization. */
export type Person = z.infer<typeof person>

const fields = `[${Object.keys(person.shape).join(',')}]`

/** The list of all players is long, so it is read again if a player changed, and not after every change. */
export const PLAYERS = 'players'

/** All players of an organization by their names. */
export const playersOf = (organizationId: number) =>
  queryOptions({
    queryKey: [PLAYERS, organizationId],
    queryFn: ({ signal }) =>
      readAll(
        'players',
        { organization_id: String(organizationId), order_by: '[last_name,first_name,id]', fields },
        person,
        signal,
      ),
  })

const place = z.object({
  player_id: z.int(),
  number: z.int().nullable(),
  jersey_number: z.string().nullish(),
  team: z.object({ name: z.string(), season: z.object({ name: z.string() }).nullish() }).nullable(),
})

/** The rosters of some players. */
export const rostersOfPlayers = (ids: readonly number[]) =>
  listOf(
    'team_players',
    { player_ids: `[${ids.join(',')}]`, fields: '[player_id,number,jersey_number,team]' },
    place,
  )

const merge = z.object({
  rosters: z.array(
    z.object({
      team: z.object({ name: z.string() }).nullable(),
      jersey_number: z.string().nullable(),
      kept_jersey_number: z.string().nullable(),
      has_both: z.boolean(),
    }),
  ),
  plays: z.int(),
  games: z.int(),
  stat_lines: z.int(),
  account_goes_over: z.boolean(),
  games_of_both: z.array(z.int()),
})
/** What goes over when two players become one. */
export type Merge = z.infer<typeof merge>

/** The request that makes one player of two. */
export const mergeOf = (kept: number, merged: number) =>
  ({ method: 'POST', path: `/v1/players/merge/${kept}/${merged}/` }) as const

/** What that would move: nothing is changed by asking. */
export const wouldMerge = (kept: number, merged: number) => wouldBe(mergeOf(kept, merged), merge)
