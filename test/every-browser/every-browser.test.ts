import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invite } from '../../server/accounts/links/invitations.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { findChromium } from '../support/find-chromium.mjs'
import { findOnPath } from '../support/find-program.mjs'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { buildNextVersion, type NextVersion } from '../support/next-version.ts'
import { spawnServer, startTestServer, type SpawnedServer, type TestServer } from '../support/server.ts'
import { PASSWORD } from '../support/tablet.ts'
import { PuppeteerTablet } from './puppeteer-tablet.ts'
import { button, byTestId, field, fileInput, link, player, type Tablet } from './tablet.ts'
import { WebKitTablet } from './webkit-tablet.ts'

const SECRET = 'a secret for tests alone, never for use'
const engines: readonly (readonly [string, () => Promise<Tablet>])[] = [
  ['Chromium', () => PuppeteerTablet.start('chrome', findChromium() ?? '')],
  ['Firefox', () => PuppeteerTablet.start('firefox', findOnPath('firefox-esr')[0] ?? '')],
  ['WebKit', () => WebKitTablet.start()],
]

describe('L1, L3: every browser', () => {
  const freshDatabaseUrl = postgresDatabases()
  let databaseUrl: string
  let server: TestServer
  let updated: SpawnedServer | undefined
  /** The network of the tablets that lose it. */
  let proxy: CuttableProxy
  let league: SmallLeague
  let nextVersion: NextVersion
  /** By engine, with the game that each has open. */
  const tablets = new Map<string, { tablet: Tablet; game: number }>()

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl, env: { SECRET } })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    // Not meanwhile: the first browser would have no processor left to show its first page in time.
    nextVersion = await buildNextVersion()
  })
  afterAll(async () => {
    await Promise.allSettled([...tablets.values()].map(({ tablet }) => tablet.close()))
    await proxy.close()
    await (updated ?? server).stop()
    nextVersion.remove()
  })

  /** Somebody new makes an account by invitation and opens the game. */
  async function joins(tablet: Tablet, origin: string, game: number, name: string): Promise<void> {
    await tablet.open(
      `${origin}/join#${await invite(server.db, { organization_id: league.organization, role: 'scorekeeper', place: null }, null)}`,
    )
    await tablet.type(field('Name'), name)
    await tablet.type(field('Email'), `${name.toLowerCase()}@example.org`)
    await tablet.type(field('Password'), PASSWORD)
    await tablet.tap(button('Create account'))
    await tablet.tap(link('Test Cup'))
    await tablet.tap(byTestId(`game-${game}`))
    await tablet.textOf(byTestId('score-1'))
  }

  const score = async (tablet: Tablet) =>
    `${await tablet.textOf(byTestId('score-1'))}-${await tablet.textOf(byTestId('score-2'))}`
  const unsent = async (tablet: Tablet) =>
    Number(await tablet.attributeOf(byTestId('sync-state'), 'data-unsent'))
  const state = (tablet: Tablet) => tablet.attributeOf(byTestId('sync-state'), 'data-state')
  const counted = async (game: number) => {
    const { team_1_score, team_2_score } = z
      .object({ team_1_score: z.number(), team_2_score: z.number() })
      .parse(await (await fetch(`${proxy.url}/v1/games/${game}/`)).json())
    return `${team_1_score}-${team_2_score}`
  }
  const goal = async (tablet: Tablet, team: 'Sexy Legs' | 'Rusty Bikes', before: string): Promise<void> => {
    await tablet.tap(button(`Goal ${team}`))
    await expect.poll(() => score(tablet)).not.toBe(before)
  }

  describe.each(engines)('%s', (engine, launch) => {
    let tablet: Tablet
    let other: Tablet
    let game: number
    beforeAll(async () => {
      game = await makeGame(server.db, league)
      tablet = await launch()
      tablets.set(engine, { tablet, game })
      other = await launch()
    })
    afterAll(() => other.close())

    test('scores a game without a network, also after a reload, and sends it once the network is back', async () => {
      await joins(tablet, proxy.url, game, `${engine}One`)
      await expect.poll(() => tablet.run('navigator.serviceWorker.controller !== null')).toBe(true)
      proxy.cut()
      await tablet.reload()
      await tablet.textOf(byTestId('score-1'))
      await goal(tablet, 'Sexy Legs', '0-0')
      for (const name of ['Ann', 'Bob']) await tablet.tap(player(name))
      await goal(tablet, 'Rusty Bikes', '1-0')
      await tablet.reload()
      await expect.poll(() => score(tablet)).toBe('1-1')
      await expect.poll(() => state(tablet)).toBe('offline')
      expect(await unsent(tablet)).toBeGreaterThan(2)
      proxy.heal()
      await expect.poll(() => unsent(tablet)).toBe(0)
      expect(await counted(game)).toBe('1-1')
    })

    test('hands over by file what it cannot send, and another tablet sends it', async () => {
      await joins(other, server.url.replace('localhost', '127.0.0.1'), game, `${engine}Two`)
      proxy.cut()
      await goal(tablet, 'Sexy Legs', '1-1')
      await expect.poll(() => state(tablet)).toBe('offline')
      await tablet.tap(byTestId('sync-state'))
      await tablet.tap(button('Save them as a file'))
      await expect.poll(() => saved(tablet)).toHaveLength(1)
      await other.tap(byTestId('sync-state'))
      await other.choose(fileInput, join(tablet.downloads, saved(tablet)[0] ?? ''))
      await expect.poll(() => other.textOf(byTestId('taken-in'))).toMatch(/taken in/)
      await expect.poll(() => unsent(other)).toBe(0)
      proxy.heal()
      expect(await counted(game)).toBe('2-1')
      await expect.poll(() => unsent(tablet)).toBe(0)
      expect(await counted(game)).toBe('2-1')
    })

    test('lets another tablet take over, and shows what that one records', async () => {
      await tablet.reload()
      await other.reload()
      await other.tap(button('Take over scoring'))
      await other.textOf(button('Goal Rusty Bikes'))
      await goal(other, 'Rusty Bikes', '2-1')
      await expect.poll(() => score(tablet)).toBe('2-2')
      await tablet.textOf(button('Take over scoring'))
    })
  })

  describe('after an update of the server', () => {
    test('all of them have something that was recorded without it', async () => {
      proxy.cut()
      const problems = new Map<string, unknown>()
      for (const [engine, { tablet }] of tablets) {
        try {
          await tablet.tap(button('Take over scoring'))
          await goal(tablet, 'Sexy Legs', '2-2')
        } catch (problem) {
          problems.set(engine, problem)
        }
      }
      const port = Number(new URL(server.url).port)
      await server.stop()
      updated = await spawnServer({ databaseUrl, port, program: nextVersion.program, env: { SECRET } })
      proxy.heal()
      // A problem in one browser does not keep the others from their update.
      expect(problems).toEqual(new Map())
    })

    test.each(engines.map(([engine]) => engine))(
      '%s takes the new version and sends what it had',
      async engine => {
        const open = tablets.get(engine)
        if (!open) throw new Error(`${engine} did not start`)
        const { tablet, game } = open
        await tablet.tap(button('Update ready'))
        await expect.poll(() => unsent(tablet)).toBe(0)
        await expect.poll(() => state(tablet)).not.toBe('update')
        await expect.poll(() => score(tablet)).toBe('3-2')
        expect(await counted(game)).toBe('3-2')
      },
      180_000,
    )
  })
})

const saved = ({ downloads }: Tablet): string[] =>
  readdirSync(downloads).filter(name => /^sideline-.*\.json$/.test(name))
