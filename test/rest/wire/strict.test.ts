import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const reference = z.object({ $ref: z.string() })
const parameter = z.object({ name: z.string(), in: z.string() })
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ parameters: z.record(z.string(), parameter) }),
})
const parametersIn = z.looseObject({ parameters: z.array(z.union([reference, parameter])).default([]) })
const isPossible = (operation: unknown): boolean =>
  !('405' in z.object({ responses: z.looseObject({}) }).parse(operation).responses)

/** The behaviour that all addresses of the interface share. */
describe('every address', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let tournament: number
  /** The methods that each has, and what the query of each may name. */
  let addresses: { path: string; has: string[]; asked: Map<string, string[]> }[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization = await office.make('organizations', { name: 'Org' })
    const league = await office.make('leagues', { name: 'League', organization_id: organization.id })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    tournament = (await office.make('tournaments', { name: 'Cup', season_id: season })).id
    const { paths, components } = documentShape.parse((await office.get('/openapi.json')).body)
    const namesIn = (node: unknown): string[] =>
      parametersIn
        .parse(node)
        .parameters.map(one =>
          '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
        )
        .flatMap(one => (one?.in === 'query' ? one.name : []))
    addresses = Object.entries(paths)
      .filter(([path]) => path.endsWith('/'))
      .map(([path, item]) => ({
        path: path.replace('{sport}', 'ultimate').replaceAll(/\{\w+\}/g, '1'),
        has: methods.filter(method => isThere(item[method.toLowerCase()])),
        asked: new Map(
          methods.map(method => [method, [item, item[method.toLowerCase()] ?? {}].flatMap(namesIn)]),
        ),
      }))
  })
  afterAll(() => server.stop())

  const isThere = (operation: unknown): boolean => operation !== undefined && isPossible(operation)

  test('refuses parameters that it does not know, for strict=true', async () => {
    expect(addresses.length).toBeGreaterThan(70)
    for (const { path, has } of addresses) {
      for (const method of has) {
        const { status, body } = await office.send(method, `${path}?strict=true&nonsense=1`)
        expect({ method, path, status, errors: body.errors }).toEqual({
          method,
          path,
          status: 400,
          errors: { nonsense: ['is no parameter here'] },
        })
      }
    }
  })

  test('takes a parameter that is empty for none, if it is read', async () => {
    const read = addresses.filter(({ has }) => has.includes('GET'))
    for (const { path, asked } of read) {
      const names = (asked.get('GET') ?? []).filter(name => name !== 'callback')
      const without = await office.get(path)
      const { status, body } = await office.get(`${path}?${names.map(name => `${name}=`).join('&')}`)
      expect({ path, status, body: { ...body, meta: null } }).toEqual({
        path,
        status: without.status,
        body: { ...without.body, meta: null },
      })
    }
    const names = (end: string) => read.find(({ path }) => path.endsWith(end))?.asked.get('GET')
    expect(names('/audit/')).toContain('person_id')
    expect(names('/seasons/1/standings/')).toContain('division')
  })

  test.each(['preview', 'cascade'])('refuses an empty %s rather than do what was not meant', async name => {
    const written = addresses.flatMap(({ path, has, asked }) =>
      has.filter(method => asked.get(method)?.includes(name)).map(method => ({ path, method })),
    )
    expect(written.length).toBeGreaterThan(10)
    for (const { path, method } of written) {
      const { status, body } = await office.send(method, `${path}?${name}=`)
      expect({ method, path, status, errors: body.errors }).toEqual({
        method,
        path,
        status: 400,
        errors: { [name]: ['must be true or false'] },
      })
    }
  })

  test.each(['person_id', 'entry_id'])('deletes no verdicts for an empty %s', async name => {
    const { status, body } = await office.send('DELETE', `/verdicts/?tournament_id=${tournament}&${name}=`)
    expect([status, body.errors]).toEqual([400, { [name]: ['must not be empty'] }])
  })

  test('says of a method that it does not have what to do instead', async () => {
    for (const { path, has } of addresses) {
      for (const method of methods.filter(method => !has.includes(method))) {
        const { status, headers, body } = await office.send(method, path)
        expect({ method, path, status }).toEqual({ method, path, status: 405 })
        const allowed = headers.get('allow') ?? ''
        expect(has.every(one => allowed.includes(one))).toBe(true)
        expect({ path, message: body.error_message }).not.toEqual({
          path,
          message: `${method} is not possible here. Possible are: ${allowed}.`,
        })
      }
    }
  })

  test.each([
    [
      '/tournaments/T/schedule/?preview=true&',
      { start_time: '2026-06-13T09:00', rest_minute: 30 },
      'rest_minutes',
    ],
    ['/tournaments/T/shift/?', { date: '2026-06-13', minuts: 30 }, 'minutes'],
    ['/tournaments/T/pools/?', { number_of_pool: 2 }, 'number_of_pools'],
    ['/seasons/S/fixtures/?preview=true&', { kick_ofs: [] }, 'kick_offs'],
    ['/verdicts/?', { tournment_id: 1 }, 'tournament_id'],
  ])('%s refuses fields that it does not know, for strict=true', async (path, values, meant) => {
    const address = path.replace('T', String(tournament)).replace('S', String(season))
    const { status, body } = await office.post(`${address}strict=true`, values)
    const [field = ''] = Object.keys(values).slice(-1)
    expect([status, body.errors]).toEqual([400, { [field]: [`is no field here; ${meant} may be meant`] }])
  })

  test('refuses a format that there is not, for strict=true', async () => {
    expect((await office.get('/teams/?format=xml')).status).toBe(200)
    expect((await office.get('/teams/?format=json&strict=true')).status).toBe(200)
    expect((await office.get('/teams/?format=xml&strict=true')).body.errors).toEqual({
      format: ['must be json or csv here'],
    })
  })
})
