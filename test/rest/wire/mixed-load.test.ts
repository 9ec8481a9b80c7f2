import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deadlocksIn, kinds, writeMixed } from '../../bench/mixed/run.ts'
import { makeWorld, type World } from '../../bench/mixed/world.ts'
import type { Answer } from '../../bench/mixed/writer.ts'
import { postgresDatabases } from '../../support/database.ts'
import { recountedStandings, wrongLines, type CountedLine } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'

const WRITERS = 8
/** Enough that each kind of write comes twice. */
const WRITES = Math.ceil((2 * kinds.length) / WRITERS)

describe('L15: eight who write all there is to write, through two servers', () => {
  const freshDatabaseUrl = postgresDatabases()
  let databaseUrl: string
  let servers: TestServer[]
  let world: World
  let office: Client
  let answers: Answer[]

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })]
    servers = [one, two]
    world = await makeWorld(one.db)
    const token = await one.signIn('owner')
    office = new Client(one.url, token)
    answers = await writeMixed([one.url, two.url], token, world, WRITERS, { writes: WRITES })
    for (const {
      games: [game],
    } of world.tournaments)
      await office.make('game_scores', {
        game_id: game?.id,
        team_1_score: 15,
        team_2_score: 7,
        is_final: true,
      })
  })
  afterAll(() => Promise.all(servers.map(server => server.stop())))

  test('are all answered, and none with a failure of the server', () => {
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const done = new Set(answers.filter(({ status }) => status < 400).map(({ kind }) => kind))
    expect(kinds.filter(kind => !done.has(kind) && kind !== 'the final standings')).toEqual([])
  })

  test('make no round twice', async () => {
    const { rows } = await sql`
      select 'swiss' as kind, tournament_id, round_number from swiss_rounds group by tournament_id, round_number having count(*) > 1
      union all select 'pool', pool_id, round_number from pool_rounds group by pool_id, round_number having count(*) > 1`.execute(
      world.db,
    )
    expect(rows).toEqual([])
  })

  test('leave the statistics and standings that a count from nothing gives', async () => {
    expect(await wrongLines(world.db)).toEqual([])
    const sorted = (lines: readonly CountedLine[]) => lines.toSorted((a, b) => a.team_id - b.team_id)
    for (const { pool } of world.tournaments) {
      const counted = await recountedStandings(world.db, pool)
      expect(counted.some(({ losses, ties }) => losses + ties > 0)).toBe(true)
      const told = objectsIn((await office.get(`/pools/${pool}/`)).body.standings).map(
        ({ team_id, wins, losses, ties, plus_minus }) => ({
          team_id: Number(team_id),
          wins: Number(wins),
          losses: Number(losses),
          ties: Number(ties),
          plus_minus: Number(plus_minus),
        }),
      )
      expect(sorted(told)).toEqual(sorted(counted))
    }
  })

  test('never meet in a deadlock', async () => {
    for (const server of servers) await server.stop()
    servers = []
    expect(await deadlocksIn(databaseUrl)).toBe(0)
  })
})
