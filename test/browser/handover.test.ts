import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, tapPlay, untilStored } from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })

describe('L3: what a tablet without a network hands over', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  /** The network of the tablet that has none. */
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let giver: TestBrowser
  let taker: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    giver = await launchBrowser()
    taker = await launchBrowser()
  })
  afterAll(async () => {
    await Promise.allSettled([giver.close(), taker.close()])
    await proxy.close()
    await server.stop()
  })

  const rest = async (path: string) =>
    list.parse(await (await fetch(`${server.url}/v1${path}`)).json()).objects

  test('is sent by another tablet, counts once, and is known as sent where it came from', async () => {
    const a = pageOf(giver)
    const b = pageOf(taker)
    await joinGame(a, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await joinGame(
      b,
      server.url.replace('localhost', '127.0.0.1'),
      server.db,
      league,
      game,
      'scorekeeper',
      'Tia',
    )
    await untilStored(a)
    proxy.cut()
    await tap(a.getByRole('button', { name: 'Start game' }))
    await tapPlay(a, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await tapPlay(a, 'Goal', 'Rusty Bikes', [/Ann/, /Bob/])
    await tapPlay(a, 'Goal', 'Sexy Legs', [/Cas/, /Bob/])
    await expect.poll(() => a.getByTestId('sync-state').getAttribute('data-state')).toBe('offline')
    const unsent = Number(await shownUnsent(a))
    expect(unsent).toBeGreaterThan(4)

    await tap(a.getByTestId('sync-state'))
    const saving = a.waitForEvent('download')
    await tap(a.getByRole('button', { name: 'Save them as a file' }))
    const file = await (await saving).path()
    await tap(b.getByTestId('sync-state'))
    const takeIn = async (): Promise<void> => {
      const choosing = b.waitForEvent('filechooser')
      await tap(b.getByRole('button', { name: 'Take in a file' }))
      await (
        await choosing
      ).setFiles({ name: 'handover.json', mimeType: 'application/json', buffer: await readFile(file) })
    }
    const takenIn = () => b.getByTestId('taken-in').textContent()
    await takeIn()
    await expect.poll(takenIn).toContain(`${unsent} taken in`)
    await expect.poll(() => shownUnsent(b)).toBe('0')
    await takeIn()
    await expect.poll(takenIn).toContain('all of it was here already')
    await expect.poll(() => shownScore(b)).toBe('2-1')
    const scores = await rest(`/game_scores/?game_id=${game}&limit=200`)
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 2,
      team_2_score: 1,
    })
    expect(await shownUnsent(a)).toBe(String(unsent))

    proxy.heal()
    await tap(a.getByRole('button', { name: 'Try to send now' }))
    await expect.poll(() => shownUnsent(a)).toBe('0')
    await a.keyboard.press('Escape')
    await expect.poll(() => a.locator('[data-testid=play][data-mark=counted]').count()).toBe(4)
    expect(await shownScore(a)).toBe('2-1')
    expect(await rest(`/game_scores/?game_id=${game}&limit=200`)).toEqual(scores)
  })
})
