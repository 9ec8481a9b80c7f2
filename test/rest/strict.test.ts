import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Client } from './client.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const isPossible = (operation: unknown): boolean =>
  !('405' in z.object({ responses: z.looseObject({}) }).parse(operation).responses)

/** What every address of the interface does alike, whichever there are. */
describe('every address', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let tournament: number
  let addresses: { path: string; has: string[] }[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization = await office.make('organizations', { name: 'Org' })
    const league = await office.make('leagues', { name: 'League', organization_id: organization.id })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    tournament = (await office.make('tournaments', { name: 'Cup', season_id: season })).id
    const { paths } = documentShape.parse((await office.get('/openapi.json')).body)
    addresses = Object.entries(paths)
      .filter(([path]) => path.endsWith('/'))
      .map(([path, item]) => ({
        path: path.replace('{sport}', 'ultimate').replaceAll(/\{\w+\}/g, '1'),
        has: methods.filter(method => isThere(item[method.toLowerCase()])),
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
    expect([status, body.errors]).toEqual([400, { [field]: [`is no field here: is ${meant} meant?`] }])
  })

  test('refuses a format that there is not, for strict=true', async () => {
    expect((await office.get('/teams/?format=xml')).status).toBe(200)
    expect((await office.get('/teams/?format=json&strict=true')).status).toBe(200)
    expect((await office.get('/teams/?format=xml&strict=true')).body.errors).toEqual({
      format: ['must be json or csv here'],
    })
  })
})
