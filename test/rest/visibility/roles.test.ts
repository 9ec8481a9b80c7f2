import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { families, isFamily, resourceOf } from '../../../shared-schema/resources/index.ts'
import type { Place } from '../../../server/access/author.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { spread } from '../../support/spread.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { docTable } from '../doc-table.ts'
import { makeWorld, type World } from '../role-world.ts'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'

/** The table in docs/roles.md: what each kind of person may do with each family, as letters of RCUD. */
const table = docTable('roles.md', 'family').flatMap(({ family = '', ...cells }) =>
  Object.entries(cells).map(([person, letters]) => ({ family, person, letters })),
)

/** A game that does not exist: entries at it are kept and do not count. */
const NO_GAME = 2_000_000_000

const operations = { R: 'read', C: 'create', U: 'update', D: 'delete' } as const
const lettersOfTable = ['R', 'C', 'U', 'D'] as const

describe('L12: roles', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  const worlds = new Map<string, World>()
  const tokens = new Map<string, string | undefined>()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const owner = new Client(server.url, await server.signIn('owner'))
    for (const name of ['closed', 'public organization', 'public tournament'])
      worlds.set(name, await makeWorld(owner, name))
    for (const [name, token] of await makePeople(server, worldCalled('closed'))) tokens.set(name, token)
    for (const { tournament } of worlds.values()) {
      const tablet = new Device(server.url, `tournament:${tournament}`, tokens.get('owner of all') ?? null)
      await tablet.pull('catalog')
      await tablet.push([tablet.entry(NO_GAME, 'status', { status: 'live' })])
    }
    await vi.waitFor(async () => expect((await owner.list('/devices/')).objects).toHaveLength(worlds.size), {
      timeout: 60_000,
    })
  })
  afterAll(() => server.stop())

  const worldCalled = (name: string): World => {
    const world = worlds.get(name)
    if (!world) throw new Error(`There is no world ${name}`)
    return world
  }

  test('the table has a row for every family', () => {
    expect(
      [...new Set(table.map(({ family }) => family.split(':')[0]))].filter(
        name => name !== undefined && isFamily(name),
      ),
    ).toHaveLength(families.length)
    expect(table.length).toBeGreaterThan(250)
  })

  spread(11, table.flatMap(claimsOf), claims => {
    for (const { family, person, name, letter, may } of claims) {
      test(`${family}: ${name} ${may ? 'may' : 'may not'} ${operations[letter]}`, async () => {
        const world = worldCalled(worldOf(person))
        expect(await tries(letter, family, world, tokens.get(name), may)).toBe(may)
      })
    }
  })

  /** True if a person can do something. A record to be removed is made first. */
  async function tries(
    letter: string,
    family: string,
    world: World,
    token: string | undefined,
    may: boolean,
  ): Promise<boolean> {
    const client = new Client(server.url, token)
    if (family === 'replication') return replicates(letter, world, token)
    const path = await world.pathFor(family, letter === 'D' && may)
    switch (letter) {
      case 'R': {
        const reply = await client.get(path)
        if (reply.status !== 200) expect([401, 403, 404], JSON.stringify(reply.body)).toContain(reply.status)
        return (
          reply.status === 200 && (!('meta' in reply.body) || (await client.list(path)).meta.total_count > 0)
        )
      }
      case 'C': {
        const reply = await client.post(`/${family.split(':')[0] ?? ''}/`, await world.valuesFor(family))
        if (reply.status !== 201) expect([400, 401, 403], JSON.stringify(reply.body)).toContain(reply.status)
        if (reply.status === 400)
          expect(JSON.stringify(reply.body.errors), 'only because it cannot be seen').toMatch(/there is no/)
        return reply.status === 201
      }
      case 'U': {
        const reply = await client.put(path, world.changeOf(family))
        if (reply.status !== 202) expect([401, 403, 404], JSON.stringify(reply.body)).toContain(reply.status)
        return reply.status === 202
      }
      default: {
        const reply = await client.delete(
          `${family === 'organizations' ? await anotherOrganization(world) : path}?cascade=true`,
        )
        if (reply.status !== 204) expect([401, 403, 404], JSON.stringify(reply.body)).toContain(reply.status)
        return reply.status === 204
      }
    }
  }

  /** An organization to remove, in which everybody has the roles that they have in the world's. */
  async function anotherOrganization(world: World): Promise<string> {
    const { id } = await new Client(server.url, tokens.get('owner of all')).make('organizations', {
      name: 'Short-lived',
    })
    const roles = await server.db
      .selectFrom('roles')
      .select(['person_id', 'role', 'place_kind', 'place_id'])
      .where('organization_id', '=', world.organization)
      .execute()
    if (roles.length > 0)
      await server.db
        .insertInto('roles')
        .values(roles.map(role => ({ ...role, organization_id: id })))
        .execute()
    return `/organizations/${id}/`
  }

  async function replicates(letter: string, world: World, token: string | undefined): Promise<boolean> {
    const device = new Device(server.url, `tournament:${world.tournament}`, token ?? null)
    if (letter === 'R')
      return (await device.ask(`${device.scope}/catalog/${EPOCH}/pull?id=&lwt=0&limit=10`)).status === 200
    const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
    const entry = device.entry(world.game, 'score', score)
    const reply = await device.push([entry])
    if (reply.status !== 200) return false
    return !(await device.results()).some(
      result => result.kind === 'verdict' && 'id' in entry && result.data.entry_id === entry.id,
    )
  }
})

/** The claims of a cell of the table: for each of its people, an operation that they may do or not. */
function claimsOf({ family, person, letters }: (typeof table)[number]) {
  return peopleOf(person).flatMap(name =>
    lettersOfTable.flatMap(letter => {
      const may = letters.includes(letter)
      const isImpossible = !may && !isPossible(family, letter)
      return isImpossible ? [] : [{ family, person, name, letter, may }]
    }),
  )
}

/** Operations that nobody can do (game scores are never updated, statistics are only read) have no cell. */
function isPossible(family: string, letter: string): boolean {
  if (['statistics', 'audit', 'devices', 'verdicts'].includes(family)) return letter === 'R'
  if (family === 'replication') return letter === 'R' || letter === 'C'
  const name = family.split(':')[0] ?? ''
  return letter !== 'U' || (isFamily(name) && resourceOf(name).updates)
}

/** The people of a column: a role that is limited to a place has one person for each kind of place. */
function peopleOf(column: string): string[] {
  const there = /^scorekeeper (there|elsewhere)$/.exec(column)?.[1]
  if (there !== undefined)
    return ['tournament', 'event_site', 'game_site', 'game', 'day'].map(
      kind => `scorekeeper of a ${kind}, ${there}`,
    )
  if (column.startsWith('anybody')) return ['nobody', 'member of another organization']
  return [column]
}

function worldOf(column: string): string {
  return /^anybody, (public .*)$/.exec(column)?.[1] ?? 'closed'
}

async function makePeople(
  { signIn, url }: TestServer,
  world: World,
): Promise<Map<string, string | undefined>> {
  const people = new Map<string, string | undefined>()
  const owner = await signIn('owner')
  people.set('owner of all', owner)
  for (const role of ['owner', 'admin', 'scorekeeper', 'viewer'] as const)
    people.set(role, await signIn(role, world.organization))
  const at = (kind: Place['kind'], [there, elsewhere]: readonly [number, number]) =>
    [
      ['there', { kind, id: there }],
      ['elsewhere', { kind, id: elsewhere }],
    ] as const
  for (const kind of ['tournament', 'event_site', 'game_site', 'game'] as const) {
    for (const [where, place] of at(kind, world.places[kind])) {
      people.set(`scorekeeper of a ${kind}, ${where}`, await signIn('scorekeeper', world.organization, place))
    }
  }
  for (const [where, day] of [
    ['there', '2026-06-01'],
    ['elsewhere', '2026-06-02'],
  ] as const) {
    const place = { kind: 'tournament', id: world.tournament, day } as const
    people.set(`scorekeeper of a day, ${where}`, await signIn('scorekeeper', world.organization, place))
  }
  for (const [where, place] of at('team', world.places.team))
    people.set(`captain ${where}`, await signIn('captain', world.organization, place))
  people.set('nobody', undefined)
  const other = await new Client(url, owner).make('organizations', { name: 'Other' })
  people.set('member of another organization', await signIn('owner', other.id))
  return people
}
