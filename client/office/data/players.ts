import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { playerMerge } from '../../../shared-schema/api/players.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { familiesOf } from './families-read.ts'
import { listOf } from './queries.ts'
import { readsOnly } from './reads.ts'
import { wouldBe } from './previews.ts'

export const person = record('players', [
  'id',
  'first_name',
  'last_name',
  'nickname',
  'birth_date',
  'email',
  'gender',
  'licence_number',
  'guardian_name',
  'guardian_contact',
  'is_claimed',
  'is_walk_on',
])
/** A player of an organization. */
export type Person = z.infer<typeof person>

/** All players of an organization by their names. */
export const playersOf = (organizationId: number) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf('players', person)), organizationId],
    queryFn: ({ signal }) =>
      readAll(
        'players',
        {
          organization_id: String(organizationId),
          order_by: '[last_name,first_name,id]',
          fields: fieldsParam(person),
        },
        person,
        signal,
      ),
  })

const place = record('team_players', ['player_id', 'number', 'jersey_number']).extend({
  team: record('teams', ['name'])
    .extend({ season: record('seasons', ['name']).nullish() })
    .nullable(),
})

/** The rosters of some players. */
export const rostersOfPlayers = (ids: readonly number[]) =>
  listOf('team_players', { player_ids: `[${ids.join(',')}]`, fields: fieldsParam(place) }, place)

const merge = playerMerge.extend({
  rosters: z.array(playerMerge.shape.rosters.element.extend({ team: record('teams', ['name']).nullable() })),
})
/** The records that move when two players are merged. */
export type Merge = z.infer<typeof merge>

/** The request that merges two players. */
export const mergeOf = (kept: number, merged: number) =>
  ({ method: 'POST', path: `/v1/players/merge/${kept}/${merged}/` }) as const

/** Previews a merge without changing anything. */
export const wouldMerge = (kept: number, merged: number) => wouldBe(mergeOf(kept, merged), merge)
