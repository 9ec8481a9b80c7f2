import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { collections } from '../../../shared-schema/replication/scope.ts'
import type { Device } from '../../support/replication.ts'
import type { Shown } from './client-thread.ts'
import type { Recorded } from './recorded.ts'

type Documents = ReadonlyMap<string, object>

/** The documents that the server would give to a new client. */
export type Served = Readonly<Record<(typeof collections)[number], Documents>>

export async function servedTo(device: Device): Promise<Served> {
  const [catalog, entries, results] = await Promise.all(
    collections.map(async name =>
      byId(
        (await device.pull(name)).documents
          .filter(document => !document._deleted)
          .map(({ _deleted: _, ...document }) => document),
      ),
    ),
  )
  return { catalog: catalog ?? new Map(), entries: entries ?? new Map(), results: results ?? new Map() }
}

/** Which entries that were recorded a client does not hold. */
export function missingIn({ documents }: Shown, { ids }: Recorded): string[] {
  const held = new Set(documents.entries.map(({ id }) => id))
  return ids.filter(id => !held.has(id)).map(id => `entry ${id} is missing`)
}

/** Where a client holds something else than the server. */
export function differences({ documents }: Shown, served: Served): string[] {
  return collections.flatMap(name => {
    const held = byId(documents[name])
    return [
      ...[...served[name]].flatMap(([id, document]) => {
        const other = held.get(id)
        if (isDeepStrictEqual(document, other)) return []
        return [`${name} ${id} is ${other ? 'another' : 'missing'}`]
      }),
      ...[...held.keys()].filter(id => !served[name].has(id)).map(id => `${name} ${id} is not the server's`),
    ]
  })
}

const gameResult = z.object({
  kind: z.literal('game'),
  game_id: z.int(),
  data: z.object({ team_1_score: z.int(), team_2_score: z.int() }),
})

/** Mistakes at the server itself: entries that it lost or has twice, and wrong scores. */
export function wrongAtServer({ entries, results }: Served, { ids, scores }: Recorded): string[] {
  const wanted = new Set(ids)
  const found = new Map(
    [...results.values()].flatMap(result => {
      const game = gameResult.safeParse(result)
      return game.success
        ? [[game.data.game_id, [game.data.data.team_1_score, game.data.data.team_2_score]] as const]
        : []
    }),
  )
  return [
    ...ids.filter(id => !entries.has(id)).map(id => `the server has lost entry ${id}`),
    ...[...entries.keys()].filter(id => !wanted.has(id)).map(id => `nobody recorded entry ${id}`),
    ...[...scores].flatMap(([game, score]) => {
      const counted = found.get(game) ?? [0, 0]
      return isDeepStrictEqual(counted, score)
        ? []
        : [`game ${game} stands at ${counted.join('-')} and not at ${score.join('-')}`]
    }),
  ]
}

const byId = <D extends { readonly id: string }>(documents: readonly D[]): Map<string, D> =>
  new Map(documents.map(document => [document.id, document]))
