/** @module-tag long */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessible.ts'
import { film } from '../support/camera-video.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, tapPlay, untilStored } from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })

describe('L3: what a tablet without a network shows as codes', { tags: ['thorough'] }, () => {
  const video = join(tmpdir(), `sideline-codes-${process.pid}.y4m`)
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  /** The network of the tablet that has none. */
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let giver: TestBrowser
  let taker: TestBrowser | undefined

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    giver = await launchBrowser()
  })
  afterAll(async () => {
    await Promise.allSettled([giver.close(), taker?.close()])
    await proxy.close()
    await server.stop()
    rmSync(video, { force: true })
  })

  const rest = async (path: string) =>
    list.parse(await (await fetch(`${server.url}/v1${path}`)).json()).objects

  /** Every code as the screen shows it, gone through by hand. */
  async function shownCodes(page: Page): Promise<Buffer[]> {
    const place = page.getByTestId('code-place')
    const first = await place.textContent()
    await expect.poll(() => place.textContent()).not.toBe(first)
    await tap(page.getByRole('button', { name: 'Pause' }))
    const many = Number((await place.textContent())?.split(' of ')[1])
    const codes: Buffer[] = []
    for (let code = 0; code < many; code++) {
      codes.push(await page.getByRole('img', { name: /^Code/ }).screenshot())
      await tap(page.getByRole('button', { name: 'Next' }))
    }
    return codes
  }

  test('is read by the camera of another one, sent from there, and counts once', async () => {
    const a = pageOf(giver)
    await a.setViewportSize({ width: 390, height: 844 })
    await joinGame(a, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(a)
    proxy.cut()
    await a.reload()
    await tap(a.getByRole('button', { name: 'Start game' }))
    await tapPlay(a, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await tapPlay(a, 'Goal', 'Rusty Bikes', [/Ann/, /Bob/])
    await tapPlay(a, 'Goal', 'Sexy Legs', [/Cas/, /Bob/])
    const unsent = Number(await shownUnsent(a))
    expect(unsent).toBeGreaterThan(4)
    await tap(a.getByTestId('sync-state'))
    await tap(a.getByRole('button', { name: 'Show as codes' }))
    await a.getByText(`${unsent} entries to hand over`).waitFor()
    await expectAccessible(a, 'a hand-over as codes')
    await film(await giver.context.newPage(), await shownCodes(a), video)

    taker = await launchBrowser({ camera: video })
    const b = pageOf(taker)
    await joinGame(
      b,
      server.url.replace('localhost', '127.0.0.1'),
      server.db,
      league,
      game,
      'scorekeeper',
      'Tia',
    )
    await tap(b.getByTestId('sync-state'))
    const camera = async () => {
      await tap(b.getByRole('button', { name: 'Read with the camera' }))
      // Until the picture comes, the dialog has not its size, and its buttons not their places.
      await b.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
      return b.evaluateHandle(() => {
        const stream = document.querySelector('video')?.srcObject
        return stream instanceof MediaStream ? stream : null
      })
    }
    const left = await camera()
    // It would read all codes before a slow finger is there.
    await b.evaluate(() => document.querySelector('video')?.pause())
    expect(await left.evaluate(stream => stream?.active)).toBe(true)
    await expectAccessible(b, 'the camera that reads codes')
    await tap(b.getByRole('dialog').getByRole('button', { name: 'Close' }).last())
    await expect.poll(() => left.evaluate(stream => stream?.active)).toBe(false)

    const first = await camera()
    await b.getByTestId('taken-in').waitFor()
    expect(await b.getByTestId('taken-in').textContent()).toContain(`${unsent} taken in`)
    await expect.poll(() => first.evaluate(stream => stream?.active)).toBe(false)
    await expect.poll(() => shownUnsent(b)).toBe('0')
    const scores = await rest(`/game_scores/?game_id=${game}&limit=200`)
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 2,
      team_2_score: 1,
    })

    await camera()
    await b.getByText('all of it was here already').waitFor()
    await expect.poll(() => shownScore(b)).toBe('2-1')
    expect(await rest(`/game_scores/?game_id=${game}&limit=200`)).toEqual(scores)
    expect(await shownUnsent(a)).toBe(String(unsent))
  })
})
