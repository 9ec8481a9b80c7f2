import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { operator } from '../../../server/access/author.ts'
import { createRecord } from '../../../server/records/create-records.ts'
import { backUp } from '../../support/backup.ts'
import { eachDatabase, postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'

const metaShape = z.object({ since: z.string(), next: z.string().nullable() })

interface Told {
  readonly since: string
  readonly changes: readonly Body[]
}

/** All changes that a reader gets since a mark, page by page. */
async function changesSince(client: Client, since: string, limit = 200): Promise<Told> {
  const changes: Body[] = []
  for (let path: string | null = `/changes/?since=${since}&limit=${limit}`, token = since; ;) {
    if (path === null) return { since: token, changes }
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    const meta = metaShape.parse(body.meta)
    changes.push(...objectsIn(body.objects))
    ;[path, token] = [meta.next, meta.since]
  }
}

const nameIn = (object: unknown): unknown => z.looseObject({ name: z.unknown() }).parse(object).name
const now = async (client: Client): Promise<string> => (await changesSince(client, 'now')).since
const inWords = ({ changes }: Told): string[] =>
  changes.map(({ operation, family, record }) => `${String(operation)} ${String(family)} ${String(record)}`)

eachDatabase('L6: the list of changes', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  let anyone: Client
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    anyone = new Client(server.url)
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  test('begins with everything there is, parents before children, in pages of any size', async () => {
    const whole = await changesSince(office, '')
    expect(whole.changes.map(({ operation }) => operation)).not.toContain('update')
    expect(inWords(whole)).toEqual(
      expect.arrayContaining([
        `create organizations ${league.organization}`,
        `create players ${league.players[1][2]}`,
      ]),
    )
    const placeOf = (family: string) =>
      inWords(whole).findIndex(words => words.startsWith(`create ${family} `))
    const places = [
      'organizations',
      'leagues',
      'seasons',
      'tournaments',
      'teams',
      'tournament_teams',
      'pools',
      'pool_rounds',
    ].map(placeOf)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(inWords(await changesSince(office, '', 3))).toEqual(inWords(whole))
    expect(inWords(await changesSince(office, whole.since))).toEqual([])
  })

  test('says what was made, changed and deleted since, each record once, with the record as it is read', async () => {
    const since = await now(office)
    const team = await office.make('teams', { name: 'A', season_id: league.season })
    const gone = await office.make('teams', { name: 'B', season_id: league.season })
    await office.put(`/tournaments/${league.tournament}/`, { name: 'Renamed' })
    await office.put(`/teams/${team.id}/`, { city: 'Utrecht' })
    await office.delete(`/teams/${gone.id}/`)
    const told = await changesSince(office, since)
    expect(inWords(told)).toEqual([
      `update tournaments ${league.tournament}`,
      `create teams ${team.id}`,
      `delete teams ${gone.id}`,
    ])
    expect(told.changes[1]?.object).toEqual((await office.get(`/teams/${team.id}/`)).body)
    expect(told.changes[2]).toMatchObject({ object: null, resource_uri: gone.resource_uri })
    expect(inWords(await changesSince(office, told.since))).toEqual([])
  })

  test('a score is a change of its game, and one that is taken back is deleted', async () => {
    const game = await makeGame(server.db, league)
    const since = await now(anyone)
    const score = await office.make('game_scores', { game_id: game, team_1_score: 1, team_2_score: 0 })
    expect(inWords(await changesSince(anyone, since)).sort()).toEqual([
      `create game_scores ${score.id}`,
      `update games ${game}`,
    ])
    const later = await now(anyone)
    await office.delete(`/game_scores/${score.id}/`)
    expect(inWords(await changesSince(anyone, later)).sort()).toEqual([
      `delete game_scores ${score.id}`,
      `update games ${game}`,
    ])
  })

  test('what a tablet records is in it', async () => {
    const game = await makeGame(server.db, league)
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const since = await now(anyone)
    await device.push([
      device.entry(game, 'claim', { term: 1 }),
      device.entry(game, 'play', goalOf(league.teams[0], null, null)),
    ])
    const told = inWords(await changesSince(anyone, since))
    expect(told).toContain(`update games ${game}`)
    expect(told.some(words => words.startsWith('create events '))).toBe(true)
  })

  test('tells nobody of what they may not read, nor of the deletion of what they could not', async () => {
    const secret = await office.make('organizations', { name: 'Secret' })
    const hidden = await office.make('tournaments', {
      name: 'Hidden',
      season_id: league.season,
      visibility: 'hidden',
    })
    const member = new Client(server.url, await server.signIn('viewer', secret.id))
    const since = await now(office)
    const own = await office.make('leagues', { name: 'Own', organization_id: secret.id })
    const shown = await office.make('tournaments', { name: 'Shown', season_id: league.season })
    const pools = [
      await office.make('pools', { name: 'H', tournament_id: hidden.id }),
      await office.make('pools', { name: 'S', tournament_id: shown.id }),
    ]
    expect(inWords(await changesSince(member, since))).toContain(`create leagues ${own.id}`)
    expect(inWords(await changesSince(anyone, since))).toEqual([
      `create tournaments ${shown.id}`,
      `create pools ${pools[1]?.id}`,
    ])
    for (const tournament of [hidden, shown])
      await office.delete(`/tournaments/${tournament.id}/?cascade=true`)
    await office.delete(`/leagues/${own.id}/`)
    expect(inWords(await changesSince(anyone, since)).sort()).toEqual([
      `delete pools ${pools[1]?.id}`,
      `delete tournaments ${shown.id}`,
    ])
    expect(inWords(await changesSince(member, since))).toContain(`delete leagues ${own.id}`)
    expect(inWords(await changesSince(office, since))).toContain(`delete pools ${pools[0]?.id}`)
  })

  test('hides names as the records do', async () => {
    const since = await now(anyone)
    await office.make('players', {
      first_name: 'Zoe',
      last_name: 'Young',
      show_initials: true,
      organization_id: league.organization,
    })
    expect((await changesSince(anyone, since)).changes[0]?.object).toMatchObject({
      first_name: 'Z.',
      last_name: 'Y.',
      birth_date: null,
    })
  })

  test.each(['yesterday', '5', '-1@x', '1@a,2@b', '999999999999999999999@a'])(
    'since=%s is 400',
    async since => {
      expect((await anyone.get(`/changes/?since=${since}`)).body.errors).toHaveProperty('since')
    },
  )
})

describe('L6: changes of several writers at once', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  test('are told when they are committed, also one that was written first and committed last', async () => {
    const since = await now(office)
    let finish = (): void => undefined
    let begun = (): void => undefined
    const isBegun = new Promise<void>(resolve => {
      begun = resolve
    })
    const mayFinish = new Promise<void>(resolve => {
      finish = resolve
    })
    const slow = transaction(server.db, async tx => {
      const key = await createRecord(tx, operator, 'organizations', { name: 'Slow' })
      begun()
      await mayFinish
      return key
    })
    await isBegun
    const quick = await make(server.db, 'organizations', { name: 'Quick' })
    const first = await changesSince(office, since)
    expect(inWords(first)).toEqual([`create organizations ${quick}`])
    finish()
    const [late] = await slow
    expect(late).toBeLessThan(quick)
    expect(inWords(await changesSince(office, first.since))).toEqual([`create organizations ${late}`])
  })

  test('a record that is being changed again is told as it was before, or later', async () => {
    const organization = await make(server.db, 'organizations', { name: 'Twice' })
    let finish = (): void => undefined
    let begun = (): void => undefined
    const isBegun = new Promise<void>(resolve => {
      begun = resolve
    })
    const mayFinish = new Promise<void>(resolve => {
      finish = resolve
    })
    const again = transaction(server.db, async tx => {
      await tx.updateTable('organizations').set({ name: 'Again' }).where('id', '=', organization).execute()
      begun()
      await mayFinish
    })
    await isBegun
    const before = await changesSince(office, '')
    finish()
    await again
    expect((await changesSince(office, before.since)).changes.map(({ object }) => nameIn(object))).toContain(
      'Again',
    )
  })

  test('are all told to a reader who never stops asking', async () => {
    const since = await now(office)
    const told: string[] = []
    let isOver = false
    const reading = (async () => {
      for (let at = since; ;) {
        const wasOver = isOver
        const { changes, since: reached } = await changesSince(office, at, 7)
        told.push(...changes.map(({ record }) => String(record)))
        at = reached
        if (wasOver) return
      }
    })()
    const made = await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const own: number[] = []
        for (let turn = 0; turn < 12; turn++)
          own.push(await make(server.db, 'organizations', { name: `${writer}-${turn}` }))
        return own
      }),
    )
    isOver = true
    await reading
    expect(told.map(Number).sort((a, b) => a - b)).toEqual(made.flat().sort((a, b) => a - b))
  })
})

eachDatabase(
  'the list of changes of a server that comes back with less',
  { embedded: 'long' },
  freshDatabaseUrl => {
    test('refuses a position that it did not give, and starts over; an ordinary restart costs nothing', async () => {
      const url = await freshDatabaseUrl()
      let server = await startTestServer({ databaseUrl: url })
      const restart = async (between: () => Promise<void>) => {
        await server.stop()
        await between()
        server = await startTestServer({ databaseUrl: url })
        return new Client(server.url)
      }
      await make(server.db, 'organizations', { name: 'Old', is_public: true })
      const early = await changesSince(new Client(server.url), '')
      let backup: Awaited<ReturnType<typeof backUp>> | undefined
      let anyone = await restart(async () => {
        backup = await backUp(url)
      })
      await make(server.db, 'organizations', { name: 'Lost', is_public: true })
      const late = await changesSince(anyone, early.since)
      expect(late.changes).toHaveLength(1)
      anyone = await restart(async () => {
        await backup?.restore()
      })
      expect((await anyone.get(`/changes/?since=${late.since}`)).status).toBe(410)
      expect((await changesSince(anyone, early.since)).changes).toEqual([])
      await make(server.db, 'organizations', { name: 'Other', is_public: true })
      expect((await anyone.get(`/changes/?since=${late.since}`)).status).toBe(410)
      expect((await changesSince(anyone, early.since)).changes.map(({ object }) => nameIn(object))).toEqual([
        'Other',
      ])
      await server.stop()
      await backup?.remove()
    })
  },
)
