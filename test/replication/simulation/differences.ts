import { isDeepStrictEqual } from 'node:util'
import { collections, type CollectionName } from '../../../shared-schema/replication/scope.ts'
import type { Page } from './page.ts'
import type { Tablet } from './tablet.ts'
import type { Event } from './event.ts'
import type { World } from './world.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

/**
 * Unsent entries of the tablets, and their documents that differ from those that the server would give to a
 * new tablet.
 */
export async function differences(world: World, event: Event, tablets: readonly Tablet[]): Promise<string[]> {
  const unsent = await Promise.all(
    tablets.map(async (tablet, index) =>
      [...(await tablet.page.unsent())].map(id => `tablet ${index} has not sent ${id}`),
    ),
  )
  if (unsent.flat().length > 0) return unsent.flat()
  const fed = await world.db
    .selectFrom('feed')
    .select(['collection', 'id', 'document', 'audience'])
    .where('scope', '=', event.scope)
    .where('deleted', '=', false)
    .execute()
  const games = await world.db.selectFrom('games').select('id').where('id', 'in', event.games).execute()
  const kept = keptOf(new Set(games.map(({ id }) => id)))
  const found: string[] = []
  for (const [index, tablet] of tablets.entries()) {
    const personId = await tablet.person.id()
    const isKept = kept(tablet.device.id, new Set(await tablet.device.takenIn(event.scope)))
    const told = fed.filter(({ audience }) => audience === null || audience === personId)
    for (const collection of collections) {
      const server = new Map(
        told.filter(row => row.collection === collection).map(({ id, document }) => [id, document]),
      )
      found.push(
        ...between(server, await heldBy(tablet.page, collection), isKept).map(
          text => `tablet ${index}, ${collection}: ${text}`,
        ),
      )
    }
  }
  return found
}

async function heldBy({ database }: Page, collection: CollectionName): Promise<Documents> {
  const documents =
    collection === 'catalog'
      ? await database.catalog.find().exec()
      : collection === 'entries'
        ? await database.entries.find().exec()
        : await database.results.find().exec()
  return new Map(documents.map(document => [document.id, { ...document.toJSON() }]))
}

function between(
  server: Documents,
  tablet: Documents,
  isKept: (document: Record<string, unknown>) => boolean,
): string[] {
  const missing = [...server].flatMap(([id, document]) =>
    isDeepStrictEqual(tablet.get(id), document) ? [] : [`${id} is missing or another`],
  )
  const surplus = [...tablet].flatMap(([id, document]) =>
    server.has(id) || isKept(document) ? [] : [`${id} is not the server's`],
  )
  return [...missing, ...surplus]
}

/**
 * Entries of a tablet, its own or brought for another device, that nobody else gets: spirit scores until
 * both sides are in, and entries of a deleted game.
 */
const keptOf =
  (games: ReadonlySet<number>) =>
  (deviceId: string, brought: ReadonlySet<string>) =>
  ({ id, kind, device_id, game_id }: Record<string, unknown>): boolean =>
    (device_id === deviceId || (typeof id === 'string' && brought.has(id))) &&
    (kind === 'spirit' || (typeof game_id === 'number' && !games.has(game_id)))
