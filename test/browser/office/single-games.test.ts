/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../../support/cuttable-proxy.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf, shownScore, shownUnsent, tap, tapPlay, untilStored } from '../../support/tablet.ts'

/** Two teams play a showcase at their tournament, and a game of the season outside of it. */
describe('a single game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let office: Client
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, { url: proxy.url, db: server.db }, null)
  })
  afterAll(async () => {
    await browser.close()
    await proxy.close()
    await server.stop()
  })

  const games = async () => (await office.list(`/games/?season_id=${league.season}`)).objects
  const choose = async (form: Locator, label: string, option: string): Promise<void> => {
    await form.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  async function add(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Add a game' }).click()
    const form = page.getByRole('dialog', { name: 'Add a game' })
    await form.getByLabel('Name').fill(name)
    await choose(form, 'First team', 'Sexy Legs')
    await choose(form, 'Second team', 'Rusty Bikes')
    await form.getByLabel('Day and time').fill('2026-06-13T18:00')
    await expectAccessible(page, 'the form of a game')
    await form.getByRole('button', { name: 'Add a game' }).click()
    await form.waitFor({ state: 'detached' })
  }

  test('is added in the office, and is on the schedule', async () => {
    await page.goto(`${proxy.url}/office/tournaments/${league.tournament}/schedule`)
    await add('Showcase')
    await page.getByRole('button', { name: /Showcase.*Sexy Legs.*Rusty Bikes/ }).waitFor()
    expect(await games()).toMatchObject([
      {
        ...{ name: 'Showcase', tournament_id: league.tournament, pool_id: null, game_minutes: null },
        ...{ team_1_id: league.teams[0], team_2_id: league.teams[1] },
      },
    ])
  })

  test('is below the standings of the event, and is scored without a network', async () => {
    await page.goto(`${proxy.url}/events/tournament:${league.tournament}/standings`)
    const singles = page.getByRole('region', { name: 'Single games' })
    await singles.getByRole('link', { name: /Showcase/ }).click()
    await page.getByText(/Showcase · .*18:00/).waitFor()
    await untilStored(page)
    proxy.cut()
    await tap(page.getByRole('button', { name: 'Start game' }))
    await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    expect(await shownScore(page)).toBe('1-0')
    proxy.heal()
    await expect.poll(() => shownUnsent(page)).toBe('0')
    expect(await games()).toMatchObject([{ team_1_score: 1, status: 'live' }])
  })

  test('gets another name, and is removed once its consequences are shown', async () => {
    await page.goto(`${proxy.url}/office/tournaments/${league.tournament}/results`)
    await page.getByRole('button', { name: /Sexy Legs.*Rusty Bikes/ }).click()
    await page.getByRole('button', { name: 'Change the game' }).click()
    const form = page.getByRole('dialog', { name: 'Change the game' })
    await form.getByLabel('Name').fill('Gala')
    // A game that has begun keeps its teams.
    expect(await form.getByRole('combobox', { name: 'First team' }).count()).toBe(0)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await games()).toMatchObject([{ name: 'Gala', team_1_score: 1 }])
    await page.getByRole('button', { name: 'Remove the game' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the game' })
    await question.getByText('What was recorded of it goes too.').waitFor()
    await question.getByRole('button', { name: 'Remove the game' }).click()
    await page.getByText('There are no games yet.').waitFor()
    expect(await games()).toEqual([])
  })

  test('of a season is added and removed among its results', async () => {
    await page.goto(`${proxy.url}/office/seasons/${league.season}/results`)
    await add('Make-up game')
    await page.getByRole('button', { name: /Sexy Legs.*Rusty Bikes/ }).click()
    expect(await games()).toMatchObject([{ name: 'Make-up game', tournament_id: null }])
    await page.getByRole('button', { name: 'Remove the game' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the game' })
    await question.getByRole('button', { name: 'Remove the game' }).click()
    await page.getByText('There are no games yet.').waitFor()
    expect(await games()).toEqual([])
  })
})
