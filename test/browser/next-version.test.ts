/** @module-tag long */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import { EPOCH } from '../../shared-schema/replication/scope.ts'
import { scored } from '../client/event.ts'
import { killBrowser, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { buildNextVersion, type NextVersion } from '../support/next-version.ts'
import { spawnServer, startTestServer, type SpawnedServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, tapPlay, untilStored } from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })
const SECRET = 'a secret for tests alone, never for use'

/**
 * Last week's tablets at next week's server. The next version is these same sources with the epoch
 * raised by one, built again and started behind the same address on the same database.
 */
describe('L3: a server that is updated to another epoch during an event', () => {
  const freshDatabaseUrl = postgresDatabases()
  const tablets: TestBrowser[] = []
  let databaseUrl: string
  let next: NextVersion
  let server: TestServer | SpawnedServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let games: number[]
  let admin: string
  /** Was at the office when the network failed, and is restarted at the field. */
  let restarted: TestBrowser
  /** Is in the middle of a game when the network returns. */
  let playing: TestBrowser

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    const old = await startTestServer({ databaseUrl, env: { SECRET } })
    server = old
    proxy = await cuttableProxy(Number(new URL(old.url).port))
    league = await makeLeague(old.db)
    games = [await makeGame(old.db, league), await makeGame(old.db, league), await makeGame(old.db, league)]
    admin = await old.signIn('admin', league.organization)
    const building = buildNextVersion()
    restarted = await start()
    playing = await start()
    await joinGame(pageOf(restarted), proxy.url, old.db, league, game(0), 'scorekeeper', 'Sam')
    await joinGame(pageOf(playing), proxy.url, old.db, league, game(2), 'scorekeeper', 'Tia')
    restarted = await nextMorning(restarted)
    playing = await nextMorning(playing)
    next = await building
  })
  afterAll(async () => {
    await Promise.allSettled(tablets.map(tablet => tablet.context.close()))
    await proxy.close()
    await server.stop()
    next.remove()
    for (const { userDataDir } of tablets)
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  async function start(profile?: string): Promise<TestBrowser> {
    const started = await launchBrowser(profile === undefined ? {} : { userDataDir: profile })
    tablets.push(started)
    return started
  }

  /** A browser writes its sign-in data to the disk only after a while, or when it is closed. */
  async function nextMorning(tablet: TestBrowser): Promise<TestBrowser> {
    const address = pageOf(tablet).url()
    await untilStored(pageOf(tablet))
    await tablet.context.close()
    const started = await start(tablet.userDataDir)
    await pageOf(started).goto(address)
    await pageOf(started).getByTestId('score-1').waitFor()
    return started
  }

  const game = (index: number): number => games[index] ?? 0
  const rest = async (path: string) =>
    list.parse(
      await (await fetch(`${proxy.url}/v1${path}`, { headers: { Authorization: `Bearer ${admin}` } })).json(),
    ).objects
  const shownState = (page: Page) => page.getByTestId('sync-state').getAttribute('data-state')
  const goals = (page: Page) => page.locator('[data-testid=play][data-kind=play]').count()

  async function replaceServer(by: 'this version' | 'the next version'): Promise<void> {
    const port = Number(new URL(server.url).port)
    await server.stop()
    server =
      by === 'this version'
        ? await startTestServer({ databaseUrl, env: { SECRET, PORT: String(port) } })
        : await spawnServer({ databaseUrl, port, program: next.program, env: { SECRET } })
  }

  /** The epochs of the databases that a tablet has of the event. */
  const epochsOn = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => /sideline-e(\d+)-/.exec(name ?? '')?.[1])
      return [...new Set(names)]
        .filter(epoch => epoch !== undefined)
        .sort()
        .map(Number)
    })

  test('a tablet that is outdated says so, keeps what it has, and is not interrupted in a game', async () => {
    const [sam, tia] = [pageOf(restarted), pageOf(playing)]
    await tap(sam.getByRole('button', { name: 'Start game' }))
    await tapPlay(sam, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await tap(tia.getByRole('button', { name: 'Start game' }))
    await expect.poll(() => shownUnsent(sam)).toBe('0')
    await expect.poll(() => shownUnsent(tia)).toBe('0')
    proxy.cut()
    await tapPlay(sam, 'Goal', 'Rusty Bikes', [/Ann/, /Bob/])
    await tapPlay(sam, 'Goal', 'Sexy Legs', [/Cas/, /Bob/])
    await tapPlay(tia, 'Goal', 'Sexy Legs', [/Cas/, /Bob/])
    await takeIn(sam)
    const unsent = await shownUnsent(sam)
    expect(Number(unsent)).toBeGreaterThan(4)
    await replaceServer('the next version')
    proxy.heal()

    for (const page of [sam, tia]) {
      await page.evaluate(() => document.body.classList.add('not-loaded-anew'))
      await expect.poll(() => shownState(page)).toBe('update')
      expect(await page.getByTestId('sync-state').textContent()).toContain('Update needed')
      await page.getByRole('button', { name: 'Update ready' }).waitFor()
    }
    expect(await shownUnsent(sam)).toBe(unsent)
    expect(await shownScore(sam)).toBe('2-1')
    await expect
      .poll(() => rest(`/devices/?tournament_id=${league.tournament}`))
      .toEqual([
        expect.objectContaining({ epoch: EPOCH, is_outdated: true }),
        expect.objectContaining({ epoch: EPOCH, is_outdated: true }),
      ])
    await tapPlay(tia, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    expect(await shownScore(tia)).toBe('2-0')
    expect(await tia.locator('body.not-loaded-anew').count()).toBe(1)
  })

  /** A result that another tablet handed over: game 2 ended 15-9. */
  async function takeIn(page: Page): Promise<void> {
    const [team_1_id, team_2_id] = league.teams
    const entries = scored({ id: game(1), team_1_id, team_2_id }, 15, 9)
    const file = fileOf(await pack({ scope: `tournament:${league.tournament}`, entries }))
    await tap(page.getByTestId('sync-state'))
    const choosing = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Take in a file' }))
    await (
      await choosing
    ).setFiles({
      name: 'handover.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    await page.getByTestId('taken-in').waitFor()
    await page.keyboard.press('Escape')
  }

  test('started cold without a network it is the new version, with the game as it stood, and loses nothing by being killed', async () => {
    const unsent = Number(await shownUnsent(pageOf(restarted)))
    const address = pageOf(restarted).url()
    await killBrowser(restarted)
    proxy.cut()
    for (const round of [1, 2]) {
      restarted = await start(restarted.userDataDir)
      const page = pageOf(restarted)
      await page.goto(address)
      await page.getByTestId('score-1').waitFor()
      expect(await epochsOn(page)).toEqual([EPOCH, EPOCH + 1])
      await expect.poll(() => shownScore(page)).toBe('2-1')
      expect(await goals(page)).toBe(3)
      expect(Number(await shownUnsent(page))).toBe(unsent)
      if (round === 1) await killBrowser(restarted)
    }
    const page = pageOf(restarted)
    await tapPlay(page, 'Goal', 'Rusty Bikes', [/Ann/, /Bob/])
    expect(await shownScore(page)).toBe('2-2')
    proxy.heal()
    await expect.poll(() => shownUnsent(page)).toBe('0')
    expect(await shownScore(page)).toBe('2-2')
    await expect.poll(() => page.locator('[data-testid=play][data-mark=counted]').count()).toBe(5)
    expect(await rest(`/games/?tournament_id=${league.tournament}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: game(0), team_1_score: 2, team_2_score: 2 }),
        expect.objectContaining({ id: game(1), team_1_score: 15, team_2_score: 9, status: 'final' }),
      ]),
    )
    expect(await rest(`/game_scores/?game_id=${game(0)}&limit=200`)).toHaveLength(4)
    await expect.poll(() => epochsOn(page)).toEqual([EPOCH + 1])
  })

  test('it updates by itself when no game is shown any more, and sends', async () => {
    const page = pageOf(playing)
    expect(await page.locator('body.not-loaded-anew').count()).toBe(1)
    await tap(page.getByRole('link', { name: 'All games' }))
    await page.locator('body:not(.not-loaded-anew)').waitFor()
    await tap(page.getByTestId(`game-${game(2)}`))
    await page.getByTestId('score-1').waitFor()
    await expect.poll(() => shownScore(page)).toBe('2-0')
    await expect.poll(() => shownUnsent(page)).toBe('0')
    expect(await rest(`/game_scores/?game_id=${game(2)}&limit=200`)).toHaveLength(2)
    await expect.poll(() => epochsOn(page)).toEqual([EPOCH + 1])
  })

  test('a new tablet that comes to an old server waits for its update', async () => {
    const page = pageOf(playing)
    await replaceServer('this version')
    await tapPlay(page, 'Goal', 'Rusty Bikes', [/Ann/, /Bob/])
    await expect.poll(() => shownState(page)).toBe('server-older')
    expect(await page.getByTestId('sync-state').textContent()).toMatch(/Server being updated\d+/)
    await expect
      .poll(() => rest(`/devices/?tournament_id=${league.tournament}`))
      .toContainEqual(expect.objectContaining({ epoch: EPOCH + 1, is_outdated: false }))
    await replaceServer('the next version')
    await expect.poll(() => shownUnsent(page)).toBe('0')
    expect(await shownScore(page)).toBe('2-1')
    expect(await rest(`/game_scores/?game_id=${game(2)}&limit=200`)).toHaveLength(3)
  })
})
