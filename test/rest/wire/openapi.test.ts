import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { anonymous } from '../../../server/access/author.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { recordName } from '../../../server/rest/openapi/schema.ts'
import { pictureRoutes } from '../../../server/rest/pictures/routes.ts'
import { restRouter } from '../../../server/rest/router.ts'
import { statFamilies } from '../../../server/rest/stats/levels.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { generateValues } from '../generated-values.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']
const documentShape = z.looseObject({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

describe('the OpenAPI document', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let document: z.infer<typeof documentShape>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const response = await fetch(`${server.url}/v1/openapi.json`)
    document = documentShape.parse(await response.json())
  })
  afterAll(() => server.stop())

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('names the server by the address that the caller used', () => {
    expect(document.servers).toEqual([{ url: `${server.url}/v1` }])
  })

  test('names every operation that the interface has, and no other', async () => {
    const database = await openDatabase(await freshDatabaseUrl(), '')
    const parts = { database, authorOf: () => Promise.resolve(anonymous), baseOf: () => '', mail: undefined }
    const routes = [...restRouter(parts).stack, ...pictureRoutes(parts).stack]
    await database.close()
    // A router calls an id what it likes; the document names it after what it leads to.
    const anyId = (operation: string) => operation.replaceAll(/\{\w+\}/g, '{}')
    // Without the slash at the end the same addresses are described, of what they answer in another type.
    const described = Object.entries(document.paths)
      .filter(([path]) => path.endsWith('/'))
      .flatMap(([path, item]) =>
        methods
          .filter(method => method in item && !isImpossible(item[method]))
          .map(method => `${method} ${path}`),
      )
    const own = /^get \/(openapi\.json|docs\/)/ // the document itself and its page
    expect(described.map(anyId).sort()).toEqual(
      operationsOf(routes, '')
        .filter(name => !own.test(name))
        .map(anyId)
        .sort(),
    )
    expect(described).toContain('put /team_players/{team_id}/{player_id}/')
    expect(described).not.toContain('put /game_scores/{game_score_id}/')
  })

  test('names its licence, the version of the server, and no defaults that make types of what is sent require it', async () => {
    const { info, components } = z
      .object({
        info: z.record(z.string(), z.unknown()),
        components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
      })
      .parse(document)
    expect(info).toMatchObject({
      license: { identifier: 'Apache-2.0' },
      version: (await import('../../../package.json')).version,
    })
    expect(JSON.stringify(components.schemas)).not.toContain('"default":')
  })

  test('gives every operation a name of its own', () => {
    const names = Object.values(document.paths).flatMap(item =>
      methods.flatMap(
        method => z.object({ operationId: z.string() }).safeParse(item[method]).data?.operationId ?? [],
      ),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining([
        'listGames',
        'getGame',
        'createGame',
        'updateGame',
        'deleteGame',
        'getMyPlayer',
        'listPlayerStatsPerGame',
      ]),
    )
  })
})

describe('what the server answers is as the OpenAPI document says', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: DescribedClient
  let viewer: DescribedClient
  let anyone: DescribedClient
  const known = new Map<string, number[]>()
  const made = new Map<Family, Body>()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const document: unknown = await (await fetch(`${server.url}/v1/openapi.json`)).json()
    office = new DescribedClient(new Client(server.url, await server.signIn('owner')), document)
    viewer = new DescribedClient(new Client(server.url, await server.signIn('viewer')), document)
    anyone = new DescribedClient(new Client(server.url), document)
  })
  afterAll(() => server.stop())

  describe.each(families)('%s:', family => {
    const { key, updates } = resourceOf(family)
    const address = () => String(made.get(family)?.resource_uri)

    test('a create', async () => {
      const sent = generateValues(family, 'create', 1, known)
      const { status, body } = await office.send('POST', `/${family}/`, sent)
      expect(status).toBe(201)
      expect(office.describes(`${recordName(family)}Create`, sent)).toBe(true)
      made.set(family, body)
      if (key.length === 1) known.set(family, [...(known.get(family) ?? []), Number(body.id)])
      if (family === 'teams')
        known
          .get(family)
          ?.push(Number((await office.send('POST', '/teams/', { ...sent, name: 'Other' })).body.id))
      if (family === 'tournament_teams')
        await office.send('POST', '/tournament_teams/', {
          tournament_id: sent.tournament_id,
          team_id: known.get('teams')?.at(-1),
        })
    })

    test('a read and a list', async () => {
      expect((await office.send('GET', address())).status).toBe(200)
      expect((await office.send('GET', `/${family}/`)).body.objects).not.toEqual([])
    })

    if (updates)
      test('an update, by PUT and by PATCH', async () => {
        expect((await office.send('PUT', address(), generateValues(family, 'update', 2, known))).status).toBe(
          202,
        )
        expect(
          (await office.send('PATCH', address(), generateValues(family, 'update', 2, known))).status,
        ).toBe(202)
      })
  })

  test('your own player', async () => {
    expect((await office.send('GET', '/players/me/')).status).toBe(200)
    expect((await anyone.send('GET', '/players/me/')).status).toBe(401)
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await office.send(method, '/players/me/', {})).status).toBe(405)
  })

  test('players that are merged', async () => {
    const [kept, merged] = [
      (await office.send('POST', '/players/', { nickname: 'Twin' })).body.id,
      (await office.send('POST', '/players/', { nickname: 'Twin' })).body.id,
    ]
    expect((await viewer.send('POST', `/players/merge/${kept}/${merged}/`)).status).toBe(403)
    expect((await office.send('POST', `/players/merge/${kept}/${merged}/`)).status).toBe(200)
    expect((await office.send('POST', `/players/merge/${kept}/${kept}/`)).status).toBe(400)
    expect((await office.send('POST', `/players/merge/${kept}/4711/`)).status).toBe(404)
  })

  test('what was changed, of every family, and what is asked for wrongly', async () => {
    const { objects } = (await office.send('GET', '/changes/?limit=200')).body
    expect(new Set(objectsIn(objects).map(({ family }) => family))).toEqual(new Set(families))
    expect((await anyone.send('GET', '/changes/?since=lately')).status).toBe(400)
    expect((await anyone.send('GET', `/changes/?since=4711@${'a'.repeat(36)}`)).status).toBe(410)
  })

  test('the log of changes', async () => {
    expect((await office.send('GET', '/audit/?limit=200')).body.objects).not.toEqual([])
    expect((await anyone.send('GET', '/audit/')).status).toBe(401)
    expect((await viewer.send('GET', '/audit/')).status).toBe(403)
    expect((await office.send('GET', '/audit/?family=nonsense')).status).toBe(400)
  })

  test('the tablets that were heard from', async () => {
    const { tournament } = await makeLeague(server.db)
    await new Device(server.url, `tournament:${tournament}`, await server.signIn('scorekeeper')).pull(
      'catalog',
    )
    await vi.waitFor(
      async () =>
        expect((await office.send('GET', `/devices/?tournament_id=${tournament}`)).body.objects).toHaveLength(
          1,
        ),
      { timeout: 60_000 },
    )
    expect((await anyone.send('GET', '/devices/')).status).toBe(401)
    expect((await viewer.send('GET', '/devices/')).status).toBe(403)
    expect((await office.send('GET', '/devices/?since=yesterday')).status).toBe(400)
  })

  test('stat lines', { tags: ['long'] }, async () => {
    const league = await makeLeague(server.db)
    const game_id = await makeGame(server.db, league)
    const [player_1_id, player_2_id] = league.players[0]
    const [team] = league.teams
    await office.send('POST', '/events/', {
      game_id,
      type: ultimatePlays.goal,
      player_1_id,
      player_1_team_id: team,
      player_2_id,
      player_2_team_id: team,
    })
    for (const { path } of statFamilies) {
      const { objects } = (await anyone.send('GET', `/stats/ultimate/${path}/`)).body
      const [line] = objectsIn(objects)
      expect((await anyone.send('GET', String(line?.resource_uri))).body).toEqual(line)
      expect(
        (await anyone.send('GET', `${String(line?.resource_uri).replace(/\d+\/$/, '4711')}/`)).status,
      ).toBe(404)
      expect((await anyone.send('GET', `/stats/soccer/${path}/?team_ids=x`)).status).toBe(400)
    }
  })

  const league = { name: 'x', organization_id: 1 }
  test.each<[status: number, method: string, path: string, body?: unknown, headers?: Record<string, string>]>(
    [
      [400, 'GET', '/games/?team_ids=x'],
      [400, 'POST', '/leagues/', { gender: 'none' }],
      [400, 'POST', '/leagues/', '{"name":'],
      [400, 'PUT', '/leagues/1/', { name: 'x'.repeat(300) }],
      [404, 'GET', '/leagues/4711/'],
      [404, 'PUT', '/leagues/4711/', {}],
      [404, 'DELETE', '/leagues/4711/'],
      [409, 'DELETE', '/leagues/1/'],
      [412, 'PUT', '/leagues/1/', { name: 'y' }, { 'If-Match': '"old"' }],
      [412, 'DELETE', '/leagues/1/', undefined, { 'If-Match': '"old"' }],
      [413, 'POST', '/leagues/', { ...league, info: 'x'.repeat(1_100_000) }],
      [415, 'PUT', '/leagues/1/', 'name=x', { 'Content-Type': 'text/plain' }],
      [201, 'POST', '/leagues/', league, { 'Idempotency-Key': 'one' }],
      [201, 'POST', '/leagues/', league, { 'Idempotency-Key': 'one' }],
      [422, 'POST', '/leagues/', { ...league, name: 'y' }, { 'Idempotency-Key': 'one' }],
    ],
  )('%i: %s %s', async (status, method, path, body, headers) => {
    expect((await office.send(method, path, body, headers)).status).toBe(status)
  })

  test('a delete, once and again', async () => {
    const { body } = await office.send('POST', '/leagues/', league)
    expect((await office.send('DELETE', String(body.resource_uri))).status).toBe(204)
    expect((await office.send('DELETE', String(body.resource_uri))).status).toBe(410)
  })

  test('what a role does not allow', async () => {
    for (const [who, status] of [
      [anyone, 401],
      [viewer, 403],
    ] as const) {
      expect((await who.send('POST', '/leagues/', league)).status).toBe(status)
      expect((await who.send('PUT', '/leagues/1/', league)).status).toBe(status)
      expect((await who.send('DELETE', '/leagues/1/')).status).toBe(status)
    }
  })

  test('what has not changed', async () => {
    for (const path of ['/leagues/', '/leagues/1/']) {
      const { headers } = await office.send('GET', path)
      expect(
        (await office.send('GET', path, undefined, { 'If-None-Match': headers.get('etag') ?? '' })).status,
      ).toBe(304)
    }
  })

  test('a method that a path does not have', async () => {
    const { status, body } = await new Client(server.url).send('PUT', '/leagues/')
    expect(status).toBe(405)
    expect(office.describes('Error', body)).toBe(true)
  })

  test.each(families)('a body of %s: whatever the server reads is described', family => {
    const samples: unknown[] = [
      5,
      '5',
      ' 5 ',
      1.5,
      '1.5',
      true,
      'True',
      0,
      '0',
      null,
      '',
      'text',
      '2012-6-1',
      '2012-06-17T12:00',
      '2012-06-17T12:00:00.5+0200',
      [5, '6'],
      '[5,6]',
      [],
      {},
      [{ a: 1 }],
      'live',
      'open',
      'swiss',
      'Europe/Amsterdam',
    ]
    for (const [name, { write, input }] of Object.entries(resourceOf(family).fields)) {
      if (write === 'never') continue
      // Truth values are described as such, although other spellings are accepted, too.
      const isTruth = typeof input.safeParse('yes').data === 'boolean'
      for (const value of samples.filter(
        sample => input.safeParse(sample).success && (!isTruth || typeof sample === 'boolean'),
      )) {
        expect(
          office.describes(`${recordName(family)}Create/properties/${name}`, value),
          `${name}: ${JSON.stringify(value)}`,
        ).toBe(true)
      }
    }
  })
})

describe('the page that shows the OpenAPI document', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  // That it runs in a browser is shown in test/browser/openapi-page.test.ts.
  test.each([
    ['/docs', 'text/html'],
    ['/docs/start.js', 'text/javascript'],
    ['/docs/swagger-ui-bundle.js', 'text/javascript'],
    ['/docs/swagger-ui.css', 'text/css'],
    ['/docs/oauth2-redirect.html', 'text/html'],
    ['/docs/oauth2-redirect.js', 'text/javascript'],
  ])('%s is served', async (path, type) => {
    const response = await fetch(`${server.url}/v1${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('cache-control')).toMatch(/no-cache|max-age=86400/)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  test.each([
    '/docs/package.json',
    '/docs/swagger-ui.js',
    '/docs/swagger-ui-bundle.js.map',
    '/docs/%2e%2e/package.json',
  ])('%s, which it does not need, is not', async path => {
    expect((await fetch(`${server.url}/v1${path}`)).status).toBe(404)
  })
})

/** The operations of a router, by its layers, as the document names them. */
function operationsOf(stack: unknown, prefix: string): string[] {
  return layers.parse(stack).flatMap(({ route, rawPath, handle }) => {
    if (!route)
      return handle.stack === undefined
        ? []
        : operationsOf(handle.stack, prefix + (rawPath === '/' ? '' : String(rawPath)))
    const path = `${prefix}${route.path === '/' ? '' : route.path.replaceAll(/:(\w+)/g, '{$1}')}/`
    return methods.filter(method => route.methods[method]).map(method => `${method} ${path}`)
  })
}

/** An operation whose description says that it does not exist. */
const isImpossible = (operation: unknown): boolean =>
  z.object({ responses: z.looseObject({ 405: z.unknown() }) }).safeParse(operation).success &&
  !('200' in z.object({ responses: z.looseObject({}) }).parse(operation).responses)

const layers = z.array(
  z.object({
    route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional(),
    rawPath: z.unknown(),
    handle: z.custom<{ readonly stack?: unknown }>(value => typeof value === 'function'),
  }),
)
