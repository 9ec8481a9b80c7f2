import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, describe, test } from 'vitest'
import { settleFinishedGames } from '../../server/games/settle.ts'
import type { EntryOf } from '../../shared-schema/replication/entry.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const nothing = { team_1_score: '', team_1_comment: '', team_2_score: '', team_2_comment: '', replaces: null }
const ofTwo = { ...nothing, team_2_score: '[2,2,3,2,2]', team_2_comment: 'Calm all day.' }
const ofOne = { ...nothing, team_1_score: '[2,1,2,2,2]', team_1_comment: 'Two hard fouls.' }

describe('L8, L12: a spirit entry', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  /** Devices of the captains of the two teams, and of somebody who only looks on. */
  let one: Device
  let two: Device
  let anyone: Device
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    const scope = `tournament:${league.tournament}`
    const captain = async (id: number) =>
      new Device(server.url, scope, await server.signIn('captain', league.organization, { kind: 'team', id }))
    one = await captain(league.teams[0])
    two = await captain(league.teams[1])
    anyone = new Device(server.url, scope, null)
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    game = await makeGame(server.db, league)
  })

  /** The entries of a game that a device has after a pull of everything, as their kinds and comments. */
  async function pulled(device: Device, gameId = game): Promise<string[]> {
    const { documents } = await device.pull('entries')
    return documents
      .filter(document => document.game_id === gameId && !document._deleted)
      .map(({ kind, data }) => {
        const { team_1_comment = '', team_2_comment = '' } = data as Partial<EntryOf<'spirit'>['data']>
        return [kind, team_1_comment, team_2_comment].join(' ').trim()
      })
      .sort()
  }
  const both = ['spirit  Calm all day.', 'spirit Two hard fouls.']

  test('is stored and acknowledged at once, and goes to no other tablet before both sides have given theirs', async () => {
    const first = await one.push([
      one.entry(game, 'status', { status: 'final' }),
      one.entry(game, 'spirit', ofTwo),
    ])
    expect([first.status, await first.json()]).toEqual([200, []])
    expect((await office.list(`/game_sportsmanship_scores/?game_id=${game}`)).meta.total_count).toBe(1)
    for (const device of [one, two, anyone]) expect(await pulled(device)).toEqual(['status'])
    const second = await two.push([two.entry(game, 'spirit', ofOne)])
    expect([second.status, await second.json()]).toEqual([200, []])
    for (const device of [one, two, anyone]) expect(await pulled(device)).toEqual([...both, 'status'].sort())
  })

  test('is not given away to who knows its id', async () => {
    const entry = one.entry(game, 'spirit', ofTwo)
    await one.push([entry])
    const guess = { ...entry, data: nothing }
    expect(await (await two.push([guess])).json()).toEqual([])
    expect(await (await one.push([guess])).json()).toEqual([{ ...entry, _deleted: false }])
  })

  test('of captains for their own team is none of the other side', async () => {
    await one.push([one.entry(game, 'spirit', { ...ofTwo, team_1_score: '[4,4,4,4,4]' })])
    expect(await pulled(two)).toEqual([])
  })

  test('leaves the tablets again, its content too, when the other side takes its own back', async () => {
    const taken = two.entry(game, 'spirit', ofOne, { id: '01890000-0000-7000-8000-000000000001' })
    await one.push([one.entry(game, 'spirit', ofTwo)])
    await two.push([taken])
    await two.push([two.entry(game, 'withdrawal', { entry_id: '01890000-0000-7000-8000-000000000001' })])
    expect(await pulled(anyone)).toEqual(['withdrawal'])
    // From a position on, as somebody pulls who had it before: the tombstones come too.
    const { documents } = await anyone.pull('entries', 1)
    expect(documents.filter(document => document.game_id === game && document._deleted)).toHaveLength(2)
    expect(JSON.stringify(documents.filter(document => document.game_id === game))).not.toContain('Calm')
    await two.push([two.entry(game, 'spirit', ofOne)])
    expect(await pulled(anyone)).toEqual([...both, 'spirit Two hard fouls.', 'withdrawal'].sort())
  })

  test('follows its tournament when that reveals in another way', async () => {
    const reveal = (spirit_reveal: string) =>
      office.put(`/tournaments/${league.tournament}/`, { spirit_reveal })
    await one.push([one.entry(game, 'spirit', ofTwo)])
    await reveal('at once')
    expect(await pulled(anyone)).toEqual(['spirit  Calm all day.'])
    await reveal('both submitted')
    expect(await pulled(anyone)).toEqual([])
  })

  test('of a settled game waits like any other, and comes back with the whole game', async () => {
    await one.push([one.entry(game, 'status', { status: 'final' }), one.entry(game, 'spirit', ofTwo)])
    await server.db
      .updateTable('games')
      .set({ final_at: sql<string>`now() - interval '2 hours'` })
      .where('id', '=', game)
      .execute()
    await settleFinishedGames(server.db)
    expect(await pulled(anyone)).toEqual([])
    await two.push([two.entry(game, 'spirit', ofOne)])
    expect(await pulled(anyone)).toEqual([...both, 'status'].sort())
    await server.db
      .updateTable('games')
      .set({ final_at: sql<string>`now() - interval '2 hours'` })
      .where('id', '=', game)
      .execute()
    await settleFinishedGames(server.db)
    expect(await pulled(anyone)).toEqual([])
  })

  test('is on the same tablets in whatever order everything arrives', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), fc.boolean(), async (arrivals, isTakenBack, isCorrected) => {
        const gameId = await makeGame(server.db, league)
        const ids = [1, 2].map(
          number =>
            `01890000-0000-7000-8${String(number).padStart(3, '0')}-${String(gameId).padStart(12, '0')}`,
        )
        const entries = [
          one.entry(gameId, 'spirit', ofTwo, { id: ids[0] ?? '' }),
          two.entry(gameId, 'spirit', ofOne, { id: ids[1] ?? '' }),
          two.entry(gameId, 'withdrawal', { entry_id: (isTakenBack ? ids[1] : undefined) ?? one.id }),
          one.entry(gameId, 'spirit', { ...ofTwo, replaces: (isCorrected ? ids[0] : undefined) ?? one.id }),
          one.entry(gameId, 'status', { status: 'final' }),
        ]
        for (const index of arrivals) await (index === 1 || index === 2 ? two : one).push([entries[index]])
        expect(await pulled(anyone, gameId)).toEqual(
          [...(isTakenBack ? [] : [...both, both[0]]), 'status', 'withdrawal'].sort(),
        )
      }),
      { numRuns: 8 },
    )
  })
})
