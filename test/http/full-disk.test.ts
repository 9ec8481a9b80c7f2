/** @module-tag long */
import fs, { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../server/database/connection.ts'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { embeddedDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { joinBy, spawnServer, startTestServer } from '../support/server.ts'
import { smallDisk } from '../support/small-disk.ts'

const FULL = { status: 503, body: { error_message: 'The disk of the server is full.', code: 'disk_full' } }

const statusOf = async (url: string) => (await fetch(url)).status

describe('L14: a server with an embedded database whose disk is full', () => {
  const freshDatabaseUrl = embeddedDatabases()
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('reports it to people who write, goes on answering, and accepts writes again once there is room', async ({
    annotate,
  }) => {
    const template = fileURLToPath(await freshDatabaseUrl())
    const disk = smallDisk(256)
    if (disk === undefined)
      await annotate('Only root may mount a small disk: the room that is left is invented instead.')
    else fs.cpSync(template, disk.folder, { recursive: true })
    const server = await startTestServer({ databaseUrl: `file://${disk?.folder ?? template}` })
    onTestFinished(() => server.stop())
    const token = await server.signIn('owner')
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const device = new Device(
      server.url,
      tournamentScope(league.tournament),
      await server.signIn('scorekeeper'),
    )
    const push = async () => {
      const response = await device.push([device.entry(game, 'play', goalOf(league.teams[0], null, null))])
      return { status: response.status, body: (await response.json()) as unknown }
    }
    const create = async () => {
      const response = await fetch(`${server.url}/v1/organizations/`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Late' }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    }
    expect((await push()).status).toBe(200)

    if (disk === undefined)
      vi.spyOn(fs, 'statfsSync').mockReturnValue(Object.assign(fs.statfsSync(template), { bavail: 100 }))
    else disk.fill(50_000_000)
    expect(await push()).toEqual(FULL)
    expect(await create()).toEqual(FULL)
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'the disk is full' })
    expect(await statusOf(`${server.url}/readyz`)).toBe(503)
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    expect((await device.pull('entries')).documents).toHaveLength(1)

    if (disk === undefined) vi.restoreAllMocks()
    else disk.makeRoom()
    expect((await push()).status).toBe(200)
    expect((await create()).status).toBe(201)
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  })

  test('ends instead of acknowledging if its disk fails at that moment, and has what it acknowledged before', async () => {
    const dataFolder = fileURLToPath(await freshDatabaseUrl())
    const database = await openDatabase(undefined, dataFolder)
    const league = await makeLeague(database.db)
    const game = await makeGame(database.db, league)
    const code = await invite(
      database.db,
      { organization_id: league.organization, role: 'scorekeeper', place: null },
      null,
    )
    await database.close()

    const broken = join(dataFolder, 'broken')
    const failing = `import fs from 'node:fs'
      const { fsyncSync } = fs
      fs.fsyncSync = file => {
        if (fs.existsSync(${JSON.stringify(broken)})) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
        fsyncSync(file)
      }`
    const server = await spawnServer({
      dataFolder,
      env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(failing)}` },
    })
    const scope = tournamentScope(league.tournament)
    const token = await joinBy(server.url, code, 'scorekeeper')
    const device = new Device(server.url, scope, token)
    const goal = () => device.entry(game, 'play', goalOf(league.teams[0], null, null))
    expect((await device.push([goal()])).status).toBe(200)
    writeFileSync(broken, '')
    await expect(device.push([goal()])).rejects.toThrow()
    expect(await server.kill('SIGTERM')).toBe(1)
    expect(server.output()).toContain('The database cannot write to its disk, so the server has ended.')

    rmSync(broken)
    const again = await spawnServer({ dataFolder })
    onTestFinished(() => again.stop())
    expect(
      (await new Device(again.url, scope, token).pull('entries')).documents.length,
    ).toBeGreaterThanOrEqual(1)
  })
})
