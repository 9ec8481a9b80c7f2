import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack } from '../../../shared-schema/handover/packed.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { DescribedClient } from '../described-client.ts'

describe('L3: a hand-over that the office takes in', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let game: number
  let scope: string
  /** The tablet that it comes from. */
  let tablet: Device
  let office: DescribedClient
  let viewer: DescribedClient
  let stranger: DescribedClient
  let nobody: DescribedClient

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    const document: unknown = await (await fetch(`${server.url}/v1/openapi.json`)).json()
    const as = (token?: string) => new DescribedClient(new Client(server.url, token), document)
    office = as(await server.signIn('admin', league.organization))
    viewer = as(await server.signIn('viewer', league.organization))
    stranger = as(await server.signIn('owner', await make(server.db, 'organizations', { name: 'Another' })))
    nobody = as()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    game = await makeGame(server.db, league)
    tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
  })

  const goal = (side: 0 | 1) => tablet.entry(game, 'play', goalOf(league.teams[side], null, null))
  const fileWith = async (...entries: unknown[]) => fileOf(await pack({ scope, entries }))
  const takeIn = async (by: DescribedClient, file: unknown) => {
    const { status, body } = await by.send('POST', '/handovers/', file)
    return [status, body]
  }
  const whole = (counts: object) => [200, { not_counted: [], ...counts }]

  test('counts once, even if it is sent several times and by different people', async () => {
    const entries = [goal(0), goal(1), goal(0)]
    expect(await takeIn(office, await fileWith(...entries))).toEqual(whole({ new: 3, known: 0 }))
    expect(await takeIn(office, await fileWith(...entries, goal(0)))).toEqual(whole({ new: 1, known: 3 }))
    expect(await (await tablet.push(entries)).json()).toEqual([])
    expect(await tablet.score(game)).toBe('3-1 live')
  })

  test('that somebody sends who may not score is kept, and counts once it comes from somebody who may', async () => {
    const entry = goal(0)
    const [, answer] = await takeIn(viewer, await fileWith(entry))
    expect(answer).toMatchObject({
      new: 1,
      known: 0,
      not_counted: [{ entry_id: String(Reflect.get(entry, 'id')), game_id: game, reason: 'not_allowed' }],
    })
    expect(await tablet.score(game)).toBeUndefined()
    await tablet.push([entry])
    expect(await tablet.score(game)).toBe('1-0 live')
    expect(await tablet.verdicts()).not.toContain('not_allowed')
    expect(await takeIn(viewer, await fileWith(entry))).toEqual(whole({ new: 0, known: 1 }))
  })

  test('lets in all that can be read and says what of the rest', async () => {
    const broken = { ...goal(0), counter: 'seven' }
    const [, answer] = await takeIn(office, await fileWith(goal(0), broken, goal(1)))
    expect(answer).toMatchObject({
      new: 3,
      not_counted: [{ entry_id: String(Reflect.get(broken, 'id')), reason: 'unreadable' }],
    })
    expect(await tablet.score(game)).toBe('1-1 live')
  })

  test('that is damaged, or no hand-over, is refused in words and changes nothing', async () => {
    const file = await fileWith(goal(0))
    const why = async (sent: unknown) => {
      const [status, body] = await takeIn(office, sent)
      expect(status).toBe(400)
      return String(Reflect.get(Object(body), 'error_message'))
    }
    expect(await why({ ...file, content: file.content.slice(0, -4) })).toContain('damaged')
    expect(await why({ ...file, sideline_handover: 2 })).toContain('newer version')
    expect(await why({})).toContain('no hand-over')
    expect(await why([])).toContain('no hand-over')
    expect(await tablet.score(game)).toBeUndefined()
  })

  test('is taken in for people who have a role at the event alone, public or not', async () => {
    const file = await fileWith(goal(0))
    expect((await takeIn(nobody, file))[0]).toBe(401)
    expect((await takeIn(stranger, file))[0]).toBe(403)
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    try {
      expect((await takeIn(stranger, file))[0]).toBe(403)
    } finally {
      await server.db
        .updateTable('organizations')
        .set({ is_public: true })
        .where('id', '=', league.organization)
        .execute()
    }
  })
})
