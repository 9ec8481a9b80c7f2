// The cost of open streams to a server: idle ones, and some whose readers take nothing while 12 MB of changes
// come, more than any connection holds.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../server/database/connection.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { make, makeGame, makeLeague } from '../../support/league.ts'
import { startPostgres } from '../../support/postgres-cluster.ts'
import { Device } from '../../support/replication.ts'
import { joinAs, spawnServer } from '../../support/server.ts'
import { StreamReader } from '../../support/stream-reader.ts'
import { heading, rowOf, usageOf } from './usage.ts'
import { measured } from '../rehearsal.ts'

const SPECTATORS = measured(450, 5)
const TABLETS = measured(50, 2)
const STALLED = measured(50, 2)
const CHANGES = measured(600, 8)
const FIRST_CHANGES = measured(200, 8)
const GAMES = 100
const CHANGE_SIZE = 20_000
const IDLE_MS = measured(20_000, 100)
/** The server cuts a reader that takes nothing off after 30 seconds. */
const CUT_OFF_MS = measured(35_000, 100)
/** The time after which the data in a reader's connection have been read. */
const DRAIN_MS = measured(2000, 100)
const SETTLE_MS = measured(5000, 100)

export async function bench(): Promise<void> {
  const postgres = await startPostgres()
  const server = await spawnServer({
    databaseUrl: postgres.adminUrl,
    env: {
      SECRET: 'a secret for tests alone, never for use',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'tell-usage.mjs')}`,
    },
  })
  const database = await openDatabase(postgres.adminUrl, '')
  const { db } = database
  const league = await makeLeague(db)
  const quiet: Scope = `tournament:${await make(db, 'tournaments', { name: 'Quiet Cup', season_id: league.season })}`
  const busy: Scope = `tournament:${league.tournament}`
  const token = await joinAs(server.url, db, 'owner', league.organization)
  const tablet = new Device(server.url, busy, token)
  const games: number[] = []
  for (let game = 0; game < GAMES; game++) games.push(await makeGame(db, league))
  const many = <T>(times: number, one: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, one))

  /** Does something and prints what the server used meanwhile, and holds afterwards. */
  const stretch = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = await usageOf(server, db)
    await work()
    console.log(rowOf(name, start, await usageOf(server, db)))
  }
  const change = async (times: number): Promise<string[]> => {
    const ids: string[] = []
    for (let one = 0; one < times; one++) {
      const entry = tablet.entry(games[one % GAMES] ?? 0, 'score', {
        team_1_score: one,
        team_2_score: 0,
        is_final: false,
        game_sets: [{ remark: 'x'.repeat(CHANGE_SIZE) }],
        what_happened: '',
      })
      const response = await tablet.push([entry])
      if (response.status !== 200) throw new Error(`A push was answered with ${response.status}`)
      ids.push(String(Reflect.get(entry, 'id')))
    }
    return ids
  }

  console.log(heading)
  // A process that has just started still grows by itself.
  await stretch(`start, and its first ${FIRST_CHANGES} changes`, () => change(FIRST_CHANGES))
  await stretch('no streams, idle for 20 s', () => sleep(IDLE_MS))
  await stretch(`no streams, ${CHANGES} changes of 20 kB`, () => change(CHANGES))
  const idle = await many(SPECTATORS, () => StreamReader.open(server.url, quiet, null))
  for (let tablet = 0; tablet < TABLETS; tablet++) {
    idle.push(
      await StreamReader.open(
        server.url,
        quiet,
        await joinAs(server.url, db, 'scorekeeper', league.organization),
      ),
    )
  }
  await stretch(`${idle.length} streams, idle for 20 s`, () => sleep(IDLE_MS))
  const stalled = await many(STALLED, () => StreamReader.open(server.url, busy, null))
  for (const reader of stalled) reader.stall()
  const fast = await StreamReader.open(server.url, busy, null)
  let changed: string[] = []
  for (let part = 1; part <= 4; part++) {
    await stretch(`and ${STALLED} stalled, ${(part * CHANGES) / 4} changes of 20 kB`, async () => {
      changed = [...changed, ...(await change(CHANGES / 4))]
    })
  }
  await stretch('once the stalled ones are cut off', () => sleep(CUT_OFF_MS))

  for (const reader of stalled) reader.resume()
  await sleep(DRAIN_MS)
  const taken = stalled.reduce((sum, reader) => sum + reader.bytes, 0) / STALLED / 1e6
  console.log(
    `\n${stalled.filter(reader => reader.ended).length} of ${STALLED} stalled readers were cut off, after ${taken.toFixed(1)} MB each that their connections held.`,
  )
  let whole = 0
  for (const reader of stalled)
    if (isWhole(changed, [...reader.ids, ...(await pulled(server.url, busy, reader.position))])) whole += 1
  console.log(
    `${whole} of them then had all ${changed.length} changes once each by a pull from where their stream had ended.`,
  )
  console.log(
    `A reader beside them that keeps up had ${isWhole(changed, fast.ids) ? 'all of them' : 'NOT all of them'} from its stream.\n`,
  )

  for (const reader of [...idle, ...stalled, fast]) reader.close()
  console.log(heading)
  await stretch('once all streams are closed', () => sleep(SETTLE_MS))
  await database.close()
  await server.stop()
  await postgres.stop()
}

/** The ids that a pull brings after a position, page by page. */
async function pulled(url: string, scope: Scope, after: number): Promise<string[]> {
  const device = new Device(url, scope, null)
  const ids: string[] = []
  for (let position = after; ;) {
    const page = await device.pull('entries', position, 200)
    if (page.documents.length === 0) return ids
    ids.push(...page.documents.map(({ id }) => id))
    position = page.checkpoint.lwt
  }
}

const isWhole = (changed: readonly string[], arrived: readonly string[]): boolean =>
  [...changed].sort().join() ===
  arrived
    .filter(id => !id.includes('/'))
    .sort()
    .join()
