import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const MINUTE = 60_000

/** A game on Field 1 that should have begun 20 minutes ago, and the next one there. */
describe('the day of a tournament in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let game: number
  let tablet: Device
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    const office = new Client(server.url, await server.signIn('admin', league.organization))
    const park = await office.make('event_sites', { name: 'Park', tournament_id: league.tournament })
    const field = await office.make('game_sites', { name: 'Field 1', event_site_id: park.id })
    game = await makeGame(server.db, league)
    const next = await makeGame(server.db, league)
    for (const [id, minutes] of [
      [game, -20],
      [next, 70],
    ] as const) {
      const start_time = new Date(Date.now() + minutes * MINUTE).toISOString()
      expect((await office.put(`/games/${id}/`, { start_time, game_site_id: field.id })).status).toBeLessThan(
        300,
      )
    }
    const scope = `tournament:${league.tournament}`
    tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/day`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const fields = () => page.getByRole('region', { name: 'Fields' })
  const group = (name: string) => page.getByRole('region', { name, exact: true })

  test('has each field with its game now and the next, late games, and those without a scorekeeper', async () => {
    await page.getByText('Everything here changes by itself.').waitFor()
    await fields()
      .getByText(/^due for 2\d min$/)
      .waitFor()
    await fields()
      .getByText(/^next /)
      .waitFor()
    await group('Late')
      .getByText(/Field 1: Sexy Legs – Rusty Bikes, for 2\d minutes/)
      .waitFor()
    await group('Nobody keeps the score').getByText('Field 1: Sexy Legs – Rusty Bikes').waitFor()
    await expectAccessible(page, 'the day of a tournament')
  })

  test('the start page of the office says what waits there', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const office = new Client(server.url, await server.signIn('admin', league.organization))
    const dates = { start_date: today, end_date: today }
    expect((await office.put(`/tournaments/${league.tournament}/`, dates)).status).toBeLessThan(300)
    await page.goto(`${server.url}/office`)
    const now = page.getByRole('region', { name: 'On now' })
    await now.getByRole('link', { name: '1 late game' }).waitFor()
    await expectAccessible(page, 'the start page of the office')
    await now.getByRole('link', { name: /games? today/ }).click()
    await page.getByText('Everything here changes by itself.').waitFor()
  })

  test('what happens at the field is there by itself', { tags: ['thorough'] }, async () => {
    await tablet.push([
      tablet.entry(game, 'claim', { term: 1 }),
      tablet.entry(game, 'status', { status: 'live' }),
      tablet.entry(game, 'play', goalOf(league.teams[0], null, null)),
    ])
    await fields().getByText('1–0').waitFor()
    await group('Late').waitFor({ state: 'detached' })
    await group('Nobody keeps the score').waitFor({ state: 'detached' })
  })

  test('each line leads to where it is dealt with', { tags: ['thorough'] }, async () => {
    await fields().getByRole('link', { name: /1–0/ }).click()
    await page.getByRole('dialog', { name: 'Sexy Legs – Rusty Bikes' }).waitFor()
    await page.goBack()
    await fields().getByText('1–0').waitFor()
  })

  test('it says so when it does not change by itself', { tags: ['thorough'] }, async () => {
    await browser.context.setOffline(true)
    await page.getByText('This does not change by itself now').waitFor()
    await fields().getByText('1–0').waitFor()
    await browser.context.setOffline(false)
    await page.getByText('Everything here changes by itself.').waitFor()
  })
})
