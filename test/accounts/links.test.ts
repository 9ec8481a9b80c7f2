import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { spread } from '../support/spread.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { docTable } from '../rest/doc-table.ts'
import { changes, LinkWorld, linkKinds, type KindName } from './link-world.ts'

/** The table in docs/roles.md: what becomes of each kind of link when right or reach changes. */
const table = docTable('roles.md', 'what happens after a link was made').flatMap(
  ({ 'what happens after a link was made': change = '', ...cells }) =>
    Object.entries(cells).flatMap(([kind, outcome]) => (outcome === '' ? [] : [{ change, kind, outcome }])),
)

const isKind = (name: string): name is KindName => Object.hasOwn(linkKinds, name)
const expired = { status: 400, body: { code: 'link_expired', error_message: someText(/\w+ \w+/) } }

describe('a link', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let root: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    root = await server.signIn('owner')
  })
  afterAll(() => server.stop())

  test('is of one of the kinds and changes of the table, which has no others', () => {
    expect(new Set(table.map(({ change }) => change))).toEqual(new Set(Object.keys(changes)))
    expect(new Set(table.map(({ kind }) => kind))).toEqual(new Set(Object.keys(linkKinds)))
    expect(table.length).toBeGreaterThan(80)
  })

  spread(5, table, some => {
    for (const { kind, change, outcome } of some) {
      test(`${kind}: ${change}: ${outcome}`, async () => {
        if (!isKind(kind)) throw new Error(`There is no kind ${kind}`)
        const world = await LinkWorld.make(server, root, change.includes('an owner of all'))
        const link = await linkKinds[kind](world)
        const kept = await world.keepUnused()
        const { apply, isRefused } = changes[change] ?? {}
        await apply?.(world, link)

        if (outcome === 'works') {
          expect(await link.use()).toMatchObject({ status: link.done })
          return
        }
        expect(await link.use()).toMatchObject(expired)
        if (outcome === 'renew') {
          expect(await world.needsRenewal()).toEqual([true])
          await link.renew?.()
          expect(await world.needsRenewal()).toEqual([false])
          expect(await link.use()).toMatchObject({ status: link.done })
        }
        if (change.startsWith('its maker')) expect(await world.unused()).toEqual([])
        if (
          isRefused === 'always' ||
          (isRefused === 'by its maker' && kind !== 'by e-mail' && outcome === 'ends')
        ) {
          // It is refused for what its maker and its person may do, not only because it was withdrawn.
          await kept.putBack()
          expect(await link.use()).toMatchObject(expired)
        }
      })
    }
  })

  describe('used twice at the same moment', () => {
    test.each(Object.keys(linkKinds).filter(isKind))('%s: does what it was made for once', async kind => {
      const world = await LinkWorld.make(server, root)
      const link = await linkKinds[kind](world)
      const statuses = (await Promise.all([link.use(), link.use()])).map(({ status }) => status).sort()
      expect(statuses).toEqual(kind === 'pass' ? [201, 201] : [link.done, 400])
    })

    test.each(Object.keys(linkKinds).filter(isKind))(
      '%s: while its maker loses the role: it works or not, and never fails',
      async kind => {
        const world = await LinkWorld.make(server, root)
        const link = await linkKinds[kind](world)
        const [{ status }] = await Promise.all([
          link.use(),
          changes['its maker loses the role']?.apply?.(world, link),
        ])
        expect(kind === 'by e-mail' ? [200] : [link.done, 400]).toContain(status)
        if (kind !== 'by e-mail') expect(await link.use()).toMatchObject(expired)
      },
    )

    test('links of two people for each other end in no error', async () => {
      const world = await LinkWorld.make(server, root)
      const other = await world.secondAdmin()
      const [one, two] = [
        await world.resetLink(world.maker, other),
        await world.resetLink(other, world.maker),
      ]
      const statuses = (await Promise.all([one.use(), two.use()])).map(({ status }) => status)
      expect(statuses).toEqual([200, 200])
    })
  })
})

describe('a pass holder who takes up an account', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  test('keeps the role of a pass for good, as long as the maker of the link could give it', async () => {
    const world = await LinkWorld.make(server, await server.signIn('owner'))
    const link = await linkKinds['own account'](world)
    expect(await link.use()).toMatchObject({ status: 201 })
    const { rows } = await sql<{ pass_id: number | null }>`
      select pass_id from roles where person_id = ${world.personId}`.execute(server.db)
    expect(rows).toEqual([{ pass_id: null }])
  })
})
