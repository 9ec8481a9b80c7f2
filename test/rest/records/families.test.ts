import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Filter } from '../../../shared-schema/resources/resource.ts'
import { eachDatabase } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'
import { generateValues } from '../generated-values.ts'

eachDatabase('every family', { embedded: 'thorough' }, freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  const known = new Map<string, number[]>()
  const made = new Map<Family, Body>()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  const pathOf = (family: Family): string => {
    const record = made.get(family)
    return `/${[family, ...resourceOf(family).key.map(name => record?.[name])].join('/')}/`
  }

  describe.each(families)('%s', family => {
    test('is created with 201, its address and the whole object', async () => {
      const sent = generateValues(family, 'create', 1, known)
      const reply = await office.post(`/${family}/`, sent)
      expect(reply.body).not.toHaveProperty('errors')
      expect(reply.status).toBe(201)
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
      made.set(family, reply.body)
      if (resourceOf(family).key.length === 1) known.set(family, [Number(reply.body.id)])
      expect(reply.headers.get('location')).toBe(reply.body.resource_uri)
      expect(reply.body.resource_uri).toBe(`${server.url}/v1${pathOf(family)}`)
      expectValues(family, reply.body, sent)
      if (family === 'teams')
        known.set(family, [
          ...(known.get(family) ?? []),
          (await office.make('teams', { ...sent, name: 'Other' })).id,
        ])
      if (family === 'tournament_teams')
        await office.make(family, { tournament_id: sent.tournament_id, team_id: known.get('teams')?.[1] })
    })

    test('is read as it was created', async () => {
      const reply = await office.get(pathOf(family))
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual(made.get(family))
    })

    test('shows every field that it describes, and no other', async () => {
      const { fields, page } = resourceOf(family)
      const described = Object.entries(fields).flatMap(([name, { source, link }]) =>
        source === 'request' ? [] : [name, ...(link?.nested ? [link.nested] : [])],
      )
      const { body } = await office.get(pathOf(family))
      expect(Object.keys(body).sort()).toEqual(
        [...described, 'resource_uri', ...(page ? ['leaguevine_url'] : [])].sort(),
      )
    })

    test('is in the list as it is by itself', async () => {
      const { objects } = await office.list(`/${family}/`)
      expect(objects).toContainEqual(made.get(family))
    })

    test('is found by each of its filters', async () => {
      const record = made.get(family) ?? {}
      const found = async (name: string, value: unknown) =>
        office.column(`/${family}/?${name}=${encodeURIComponent(String(value))}&fields=[id]`, 'resource_uri')
      for (const [name, filter] of Object.entries(resourceOf(family).filters)) {
        const wanted = valueFor(filter, record)
        if (wanted !== null) expect(await found(name, wanted), name).toContain(record.resource_uri)
        if (isOfIds(filter)) expect(await found(name, '[4711,4712]'), name).toEqual([])
      }
    })

    test('is ordered by each of its fields, in both directions', async () => {
      const names = Object.entries(resourceOf(family).fields)
        .filter(([, { source }]) => source === 'column')
        .map(([name]) => name)
      for (const name of names) {
        const up = await office.column(`/${family}/?order_by=[${name}]&fields=[id]`, 'resource_uri')
        const down = await office.column(`/${family}/?order_by=[-${name}]&fields=[id]`, 'resource_uri')
        expect(down.toSorted(), name).toEqual(up.toSorted())
      }
    })

    if (resourceOf(family).updates) {
      test('takes new values, with 202 and the whole object', async () => {
        const sent = generateValues(family, 'update', 2, known)
        const reply = await office.put(pathOf(family), sent)
        expect(reply.body).not.toHaveProperty('errors')
        expect(reply.status).toBe(202)
        expectValues(family, reply.body, sent)
        expect((await office.get(pathOf(family))).body).toEqual(reply.body)
      })

      test('takes back the whole object that it showed, an empty one or none, and nothing has changed', async () => {
        const before = (await office.get(pathOf(family))).body
        const traces = async () => [
          (await office.list('/audit/?limit=1')).meta.total_count,
          (await office.get('/changes/?since=now')).body,
        ]
        const known = await traces()
        for (const sent of [before, {}, undefined]) {
          const reply = await office.send('PUT', pathOf(family), sent)
          expect([reply.status, reply.body]).toEqual([202, before])
        }
        expect(await traces()).toEqual(known)
      })
    } else {
      test('cannot be changed', async () => {
        const reply = await office.put(pathOf(family), {})
        expect(reply.status).toBe(405)
        expect(reply.headers.get('allow')).toBe('GET, HEAD, DELETE, OPTIONS')
      })
    }
  })

  test.each([...families].reverse())('%s: is deleted with 204, and then it is not there', async family => {
    // The second team keeps its tournament from being deleted.
    if (family === 'tournament_teams')
      await office.delete(`/tournament_teams/${known.get('tournaments')?.[0]}/${known.get('teams')?.[1]}/`)
    const reply = await office.delete(pathOf(family))
    expect(reply.body).toEqual({})
    expect(reply.status).toBe(204)
    expect((await office.get(pathOf(family))).status).toBe(404)
    expect((await office.delete(pathOf(family))).body).toHaveProperty('error_message')
    // The second team keeps its season from being deleted.
    if (family === 'teams') await office.delete(`/teams/${known.get('teams')?.[1]}/`)
  })
})

/** The value of a filter that finds a record; null if the record has no value of that kind. */
function valueFor(filter: Filter, record: Body): unknown {
  switch (filter.kind) {
    case 'any':
      return (
        filter.columns.map(column => record[column]).find(value => value !== null && value !== undefined) ??
        null
      )
    case 'search':
      return record[filter.columns[0] ?? '']
    case 'after':
      return '2001-01-01T00:00:00Z'
    case 'before':
      return '2101-01-01T00:00:00Z'
    case 'through':
      return null
  }
}

const isOfIds = (filter: Filter): boolean =>
  (filter.kind === 'any' && filter.columns.every(column => /(^|_)id$/.test(column))) ||
  (filter.kind === 'through' && filter.where.endsWith('_id'))

/** Expects the sent values in their wire form: times at the same moment, all others as they were sent. */
function expectValues(family: Family, object: Body, sent: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(sent)) {
    const field = resourceOf(family).fields[name]
    if (value === undefined || field?.source === 'request') continue
    if (field?.format === 'local-time')
      expect(Date.parse(String(object[name])), name).toBe(typeof value === 'string' && Date.parse(value))
    else expect(object[name], name).toEqual(value)
  }
}
