/** @module-tag long */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Client } from '../rest/client.ts'
import { expectAccessible } from '../support/accessible.ts'
import { killBrowser, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { enterOffice } from '../support/organizer.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { join, pageOf, tap, untilStored } from '../support/tablet.ts'

const MINUTE = 60_000

const answer = z.object({
  teams: z.array(
    z.object({
      is_here: z.boolean().nullable(),
      players: z.array(z.object({ is_here: z.boolean().nullable() })),
    }),
  ),
})

describe('L1, L3: check-in on a tablet without a network', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let office: Client
  let tablet: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    const start_time = new Date(Date.now() + 10 * MINUTE).toISOString()
    expect((await office.put(`/games/${game}/`, { start_time })).status).toBeLessThan(300)
    tablet = await launchBrowser()
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
    rmSync(tablet.userDataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  const address = () => `${proxy.url}/events/tournament:${league.tournament}`
  const here = (page: Page, team: string) => page.getByRole('button', { name: `Here: ${team}` })
  const player = (page: Page, label: string) => page.getByRole('button', { name: label })
  const pressed = (page: Page, label: string) => player(page, label).getAttribute('aria-pressed')

  test('a volunteer checks in a team and its players, and the power fails', async () => {
    const page = pageOf(tablet)
    await join(page, proxy.url, server.db, league, 'scorekeeper', 'Sam')
    await page.goto(address())
    await page.getByRole('link', { name: 'Check-in' }).waitFor()
    await untilStored(page)
    await tablet.context.close()
    proxy.cut()

    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const cold = pageOf(tablet)
    await cold.goto(`${address()}/check-in`)
    await cold.getByText('0 of 2 teams are here').waitFor()
    await tap(here(cold, 'Sexy Legs'))
    await cold.getByText('1 of 2 teams are here').waitFor()
    const squad = cold
      .getByRole('listitem')
      .filter({ hasText: 'Sexy Legs' })
      .getByRole('button', { name: 'Players 0/3' })
    await tap(squad)
    await tap(player(cold, 'All players are here'))
    await cold.getByRole('button', { name: 'Players 3/3' }).waitFor()
    await tap(player(cold, '#2 Bob Sexy Legs'))
    await cold.getByRole('button', { name: 'Players 2/3' }).waitFor()
    await expectAccessible(cold, 'check-in')
    await killBrowser(tablet)
  })

  test('the list is as it was when the tablet is on again, and only the missing ones can be shown', async () => {
    tablet = await launchBrowser({ userDataDir: tablet.userDataDir })
    const page = pageOf(tablet)
    await page.goto(`${address()}/check-in`)
    await page.getByText('1 of 2 teams are here').waitFor()
    await tap(page.getByRole('button', { name: 'Players 2/3' }))
    expect(await pressed(page, '#1 Ann Sexy Legs')).toBe('true')
    expect(await pressed(page, '#2 Bob Sexy Legs')).toBe('false')
    await page.getByText('Not here yet', { exact: true }).first().click()
    await here(page, 'Sexy Legs').waitFor({ state: 'detached' })
    await here(page, 'Rusty Bikes').waitFor()
  })

  test('the office knows who is there and who is missing once the network is back', async () => {
    proxy.heal()
    await expect
      .poll(async () => {
        const { body } = await office.get(`/tournaments/${league.tournament}/check_ins/`)
        return answer.parse(body)
      })
      .toMatchObject({
        teams: [
          { is_here: true, players: [{ is_here: true }, { is_here: false }, { is_here: true }] },
          { is_here: null },
        ],
      })
    const browser = await launchBrowser()
    try {
      const page = pageOf(browser)
      await enterOffice(page, server, league.organization)
      await page.goto(`${server.url}/office/tournaments/${league.tournament}/day`)
      const missing = page.getByRole('region', { name: 'Not checked in' })
      await missing.getByText('Rusty Bikes: Sexy Legs – Rusty Bikes').waitFor()
      await missing.getByText('Sexy Legs without 1 player: Bob Sexy Legs').waitFor()
      await expectAccessible(page, 'the day with missing teams')
      await missing.getByRole('link').first().click()
      await page.getByText('1 of 2 teams are here').waitFor()
    } finally {
      await browser.close()
    }
  })

  test('a spectator has no check-in', async () => {
    const browser = await launchBrowser()
    try {
      const page = pageOf(browser)
      await page.goto(`${server.url}/events/tournament:${league.tournament}`)
      await page.getByRole('link', { name: 'Standings' }).waitFor()
      expect(await page.getByRole('link', { name: 'Check-in' }).count()).toBe(0)
      await page.goto(`${server.url}/events/tournament:${league.tournament}/check-in`)
      await page.getByText('Only people who keep scores at the event check teams in.').waitFor()
    } finally {
      await browser.close()
    }
  })
})
