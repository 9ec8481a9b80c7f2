import { sql, type Kysely } from 'kysely'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Database } from '../../../server/database/schema.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { publishScope } from '../../../server/feed/catalog/catalog.ts'
import { Device } from '../../support/replication.ts'
import type { TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'
import { makeWorld, type World } from '../role-world.ts'

/** A word in every name of a record that nobody outside may read. */
export const SECRET = 'Zugeknoepft'

/**
 * Three organizations with records of every family: a private one, a public one, and that of the hostile
 * admins.
 */
export interface Victims {
  /** The bearer tokens of admins of the hostile organization. */
  readonly tokens: readonly string[]
  /** The organizations of the others. */
  readonly theirs: readonly number[]
  /** The keys of all records of each family, of all three. */
  readonly keys: ReadonlyMap<Family, readonly string[]>
  readonly ids: ReadonlyMap<Family, readonly number[]>
  /** Bodies for creating each family, in each of the three. */
  readonly templates: ReadonlyMap<Family, readonly Body[]>
  readonly scopes: readonly string[]
  readonly entryIds: readonly string[]
  readonly people: readonly string[]
}

/**
 * Makes them.
 * @param admins how many people the requests are spread over: each may make only so many a minute
 */
export async function makeVictims(server: TestServer, admins: number): Promise<Victims> {
  const owner = new Client(server.url, await server.signIn('owner'))
  const closed = await makeWorld(owner, 'closed')
  const open = await makeWorld(owner, 'public organization')
  const hostile = await makeWorld(owner, 'closed')
  const worlds = [closed, open, hostile]
  await owner.make('tournaments', {
    name: `${SECRET} draft`,
    season_id: (await owner.get(`/tournaments/${open.tournament}/`)).body.season_id,
    visibility: 'hidden',
  })
  const templates = await templatesOf(worlds)
  for (const world of worlds) await recordSomething(server, world)
  await hideNames(server.db, closed.organization)
  const scopes = (await server.db.selectFrom('tournaments').select('id').execute()).map(
    ({ id }) => `tournament:${id}`,
  )
  for (const scope of [
    ...scopes,
    ...(await server.db.selectFrom('seasons').select('id').execute()).map(({ id }) => `season:${id}`),
  ]) {
    await transaction(server.db, tx => publishScope(tx, scope))
  }
  const tokens: string[] = []
  for (let number = 0; number < admins; number++)
    tokens.push(await server.signIn('admin', hostile.organization))
  const keys = new Map<Family, string[]>()
  for (const family of families) {
    const { rows } = await sql<{
      key: string
    }>`select concat_ws('/', ${sql.join(resourceOf(family).key.map(name => sql.ref(name)))}) as key from ${sql.table(family)}`.execute(
      server.db,
    )
    keys.set(
      family,
      rows.map(({ key }) => key),
    )
  }
  return {
    tokens,
    keys,
    templates,
    theirs: [closed.organization, open.organization],
    ids: new Map([...keys].map(([family, own]) => [family, own.map(Number).filter(Number.isInteger)])),
    scopes: [...scopes, ...(keys.get('seasons') ?? []).map(id => `season:${id}`)],
    entryIds: (await server.db.selectFrom('entries').select('id').execute()).map(({ id }) => id),
    people: (await server.db.selectFrom('people').select('id').execute()).map(({ id }) => id),
  }
}

async function templatesOf(worlds: readonly World[]): Promise<Map<Family, Body[]>> {
  const templates = new Map<Family, Body[]>()
  for (const family of families) {
    const kinds = family === 'events' ? ['events: plays', 'events: calendar'] : [family]
    for (const world of worlds)
      for (const kind of kinds)
        templates.set(family, [...(templates.get(family) ?? []), await world.valuesFor(kind)])
  }
  return templates
}

/** A score, a play and a dispute, by two tablets. */
async function recordSomething(
  server: TestServer,
  { organization, tournament, game, places }: World,
): Promise<void> {
  for (let tablet = 0; tablet < 2; tablet++) {
    const device = new Device(
      server.url,
      `tournament:${tournament}`,
      await server.signIn('scorekeeper', organization),
    )
    const entries = [
      device.entry(game, 'claim', { term: 1 }),
      device.entry(game, 'play', goalOf(places.team[tablet === 0 ? 0 : 1], null, null), {
        recorded_by: 'Sam',
      }),
    ]
    const { status } = await device.push(entries)
    if (status !== 200) throw new Error(`A push was answered with ${status}`)
  }
}

/** Puts the word into every name of an organization, and of what it recorded. */
async function hideNames(db: Kysely<Database>, organization: number): Promise<void> {
  await db.updateTable('organizations').set({ name: SECRET }).where('id', '=', organization).execute()
  for (const family of [
    'leagues',
    'seasons',
    'teams',
    'tournaments',
    'event_sites',
    'game_sites',
    'pools',
    'brackets',
  ] as const) {
    await sql`update ${sql.table(family)} set name = ${SECRET} where owner_id = ${organization}`.execute(db)
  }
  await db
    .updateTable('players')
    .set({ first_name: SECRET, last_name: SECRET })
    .where('owner_id', '=', organization)
    .execute()
  await db.updateTable('events').set({ name: SECRET }).where('owner_id', '=', organization).execute()
}
