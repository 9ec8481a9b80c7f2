import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { backUp, type Backup } from '../support/backup.ts'
import { eachDatabase, postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { StreamReader } from '../support/stream-reader.ts'

interface Answer {
  documents: { id: string; _deleted: boolean }[]
  checkpoint: { id: string; lwt: number }
  head: number
  told: string
  lost?: boolean
}
const beginning = { id: '', lwt: 0 }

async function pull(device: Device, from: { id: string; lwt: number }, told = ''): Promise<Answer> {
  const response = await device.ask(
    `${device.scope}/entries/${EPOCH}/pull?id=${encodeURIComponent(from.id)}&lwt=${from.lwt}&limit=100&told=${told}`,
  )
  return (await response.json()) as Answer
}

const toldBy = async (response: Promise<Response>): Promise<string> =>
  (await response).headers.get('Sideline-Told') ?? ''
const idsOf = ({ documents }: Answer): string[] => documents.map(({ id }) => id)

eachDatabase(
  'L14: a server that comes back with less than it had told',
  { embedded: 'long' },
  freshDatabaseUrl => {
    let url: string
    let server: TestServer
    let backup: Backup
    let league: SmallLeague
    let game: number
    let device: Device
    let early: Answer
    let late: Answer
    let toldLate: string
    const goal = (): { id: string } =>
      device.entry(game, 'play', goalOf(league.teams[0], null, null)) as { id: string }

    async function restart(between = (): Promise<void> => Promise.resolve()): Promise<void> {
      await server.stop()
      await between()
      server = await startTestServer({ databaseUrl: url })
      device = Object.assign(new Device(server.url, device.scope, device.token), { state: device.state })
    }

    beforeAll(async () => {
      url = await freshDatabaseUrl()
      server = await startTestServer({ databaseUrl: url })
      league = await makeLeague(server.db)
      game = await makeGame(server.db, league)
      const scope: Scope = `tournament:${league.tournament}`
      device = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
      await device.push([device.entry(game, 'claim', { term: 1 }), goal()])
      early = await pull(device, beginning)
      await restart(async () => {
        backup = await backUp(url)
      })
      toldLate = await toldBy(device.push([goal(), goal()]))
      late = await pull(device, early.checkpoint)
    })
    afterAll(async () => {
      await server.stop()
      await backup.remove()
    })

    test('an ordinary restart costs its readers nothing', async () => {
      expect(idsOf(late)).toHaveLength(2)
      await restart()
      expect(await pull(device, late.checkpoint, toldLate)).toMatchObject({
        documents: [],
        checkpoint: late.checkpoint,
      })
      expect(await pull(device, late.checkpoint, toldLate)).not.toHaveProperty('lost')
      expect(idsOf(await pull(device, early.checkpoint))).toEqual(idsOf(late))
    })

    test('says so to who was told more, and gives everything again', async () => {
      await restart(() => backup.restore())
      const answer = await pull(device, late.checkpoint)
      expect(answer).toMatchObject({ lost: true, documents: early.documents, head: early.head })
      expect(await pull(device, answer.checkpoint)).not.toHaveProperty('lost')
      expect(await pull(device, beginning, toldLate)).toMatchObject({ lost: true })
    })

    test('goes on with who had not come further than the backup', async () => {
      expect(await pull(device, early.checkpoint)).toMatchObject({ documents: [] })
      expect(await pull(device, early.checkpoint)).not.toHaveProperty('lost')
      expect(await pull(device, beginning, early.told)).not.toHaveProperty('lost')
    })

    test('is found out also when it has long gone beyond what it had told', async () => {
      await device.push([goal(), goal(), goal(), goal()])
      const answer = await pull(device, late.checkpoint)
      expect(answer.head).toBeGreaterThan(late.head)
      expect(answer).toMatchObject({ lost: true })
      expect(idsOf(answer)).toHaveLength(6)
      expect(await pull(device, early.checkpoint, toldLate)).toMatchObject({ lost: true })
      expect(idsOf(await pull(device, early.checkpoint))).toHaveLength(4)
    })

    test('goes on with checkpoints of before there were generations, unless they are ahead of it', async () => {
      const { head } = await pull(device, beginning)
      expect(await pull(device, { id: 'since-0', lwt: head })).toEqual(
        expect.not.objectContaining({ lost: true }),
      )
      expect(await pull(device, { id: 'since-0', lwt: head + 1 })).toMatchObject({ lost: true })
    })

    test('what was acknowledged is told in the same transaction, also of entries that were there already', async () => {
      const again = goal()
      const told = await toldBy(device.push([again]))
      expect(told).toBe((await pull(device, beginning)).told)
      expect(await toldBy(device.push([again]))).toBe(told)
    })
  },
)

describe('L14: what a server lacks of what somebody holds', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('is told to who may record at the game, of games of this scope', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    try {
      const league = await makeLeague(server.db)
      const game = await makeGame(server.db, league)
      const scope: Scope = `tournament:${league.tournament}`
      const as = async (role: 'scorekeeper' | 'viewer') =>
        new Device(server.url, scope, await server.signIn(role, league.organization))
      const [scorekeeper, viewer, nobody] = [
        await as('scorekeeper'),
        await as('viewer'),
        new Device(server.url, scope, null),
      ]
      const here = scorekeeper.entry(game, 'claim', { term: 1 }) as { id: string }
      const gone = scorekeeper.entry(game, 'status', { status: 'live' }) as { id: string }
      await scorekeeper.push([here])
      const lacking = async (device: Device, of = scope, game_id = game) => {
        const held = [here, gone].map(entry => ({ id: entry.id, game_id }))
        const response = await device.ask(`${of}/entries/${EPOCH}/lacking`, {
          method: 'POST',
          body: JSON.stringify(held),
        })
        return (await response.json()) as string[]
      }
      expect(await lacking(scorekeeper)).toEqual([gone.id])
      expect(await lacking(viewer)).toEqual([])
      expect(await lacking(nobody)).toEqual([])
      expect(await lacking(scorekeeper, `season:${league.season}`)).toEqual([])
      expect(await lacking(scorekeeper, scope, game + 1)).toEqual([])
    } finally {
      await server.stop()
    }
  })
})

describe('a database that is replaced while its server runs', () => {
  const freshDatabaseUrl = postgresDatabases()

  /** A server with a league in which there is a game, and the device of somebody with a role there. */
  async function served(role: 'scorekeeper' | 'captain') {
    const url = await freshDatabaseUrl()
    const server = await startTestServer({ databaseUrl: url })
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const team = role === 'captain' ? ({ kind: 'team', id: league.teams[0] } as const) : undefined
    const token = await server.signIn(role, league.organization, team)
    return { url, server, game, device: new Device(server.url, `tournament:${league.tournament}`, token) }
  }

  test('ends the streams that had told more, and later readers find it out as well', async () => {
    const { url, server, game, device } = await served('scorekeeper')
    const backup = await backUp(url)
    try {
      await device.push([
        device.entry(game, 'claim', { term: 1 }),
        device.entry(game, 'status', { status: 'live' }),
      ])
      const late = await pull(device, beginning)
      const stream = await StreamReader.open(server.url, device.scope, device.token)
      await backup.restore()
      await device.push([device.entry(game, 'claim', { term: 1 })])
      await expect.poll(() => stream.ended).toBe(true)
      expect(await pull(device, late.checkpoint)).toMatchObject({ lost: true })
    } finally {
      await server.stop()
      await backup.remove()
    }
  })

  test('is found out also by who had told no more than a spirit score that nobody else is shown yet', async () => {
    const { url, server, game, device } = await served('captain')
    await device.push([device.entry(game, 'status', { status: 'final' })])
    const early = await pull(device, beginning)
    const backup = await backUp(url)
    try {
      const spirit = { team_1_score: '', team_1_comment: '', team_2_score: '[2,2,3,2,2]', team_2_comment: '' }
      const told = await toldBy(device.push([device.entry(game, 'spirit', { ...spirit, replaces: null })]))
      expect(await pull(device, early.checkpoint, told)).toMatchObject({ documents: [] })
      await backup.restore()
      expect(await pull(device, early.checkpoint, told)).toMatchObject({ lost: true })
    } finally {
      await server.stop()
      await backup.remove()
    }
  })
})
