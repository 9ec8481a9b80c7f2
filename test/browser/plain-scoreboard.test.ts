/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const [home, away] = ['Sexy Legs', 'Rusty Bikes']

describe('L3: a basketball game on the tablet', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablets: TestBrowser[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db, 'basketball')
    game = await makeGame(server.db, league)
    tablets = await Promise.all([launchBrowser(), launchBrowser()])
  })
  afterAll(async () => {
    await Promise.all(tablets.map(tablet => tablet.close()))
    await proxy.close()
    await server.stop()
  })

  const counted = async (): Promise<unknown> => (await fetch(`${server.url}/v1/games/${game}/`)).json()
  const score = async (page: Page, name: string): Promise<void> => tap(button(page, name))

  test('is scored by points without a network, and each of them counts once, also when another tablet goes on', async () => {
    const [a, b] = tablets.map(pageOf)
    if (!a || !b) throw new Error('A browser is missing')
    await joinGame(a, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await joinGame(
      b,
      server.url.replace('localhost', '127.0.0.1'),
      server.db,
      league,
      game,
      'scorekeeper',
      'Tim',
    )
    await untilStored(a)
    proxy.cut()
    await a.reload()

    for (const name of [`+2 ${home}`, `+3 ${away}`, `+1 ${away}`, `+3 ${home}`]) await score(a, name)
    await expect.poll(() => shownScore(a)).toBe('5-4')
    await score(a, `−1 ${away}`)
    await score(a, 'End of quarter')
    await score(a, `+2 ${away}`)
    await expect.poll(() => shownScore(a)).toBe('5-5')
    await a.getByText('By period: 5–3, 0–2').waitFor()
    // The first basket was none: it goes, and what came after it stays.
    await tap(a.getByRole('button', { name: 'Correct play 1', exact: true }))
    await tap(a.getByRole('dialog').getByRole('button', { name: 'Remove…' }))
    await tap(a.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
    await expect.poll(() => shownScore(a)).toBe('3-5')

    proxy.heal()
    await expect.poll(() => shownUnsent(a)).toBe('0')
    expect(await counted()).toMatchObject({ team_1_score: 3, team_2_score: 5, status: 'live' })

    await expect.poll(() => shownScore(b)).toBe('3-5')
    await tap(button(b, 'Take over scoring'))
    await score(b, `+3 ${home}`)
    await expect.poll(counted).toMatchObject({ team_1_score: 6, team_2_score: 5 })
    await expect.poll(() => shownScore(a)).toBe('6-5')
    await tap(button(b, 'End game'))
    await tap(button(b, 'Confirm end'))
    await expect
      .poll(counted)
      .toMatchObject({ team_1_score: 6, team_2_score: 5, status: 'final', winner_id: league.teams[0] })
  })

  test('shows nothing of ultimate', async () => {
    const page = pageOf(tablets[0] ?? (await launchBrowser()))
    for (const name of ['Goal', 'Pass', 'Pull', 'Spirit', 'Box score', 'Throwaway'])
      expect(await page.getByText(name).count()).toBe(0)
    await page.getByRole('tab', { name: 'By period' }).click()
    await page.getByRole('row', { name: new RegExp(`${away} 3 2 5`) }).waitFor()
  })
})
