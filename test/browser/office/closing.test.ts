/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { makeSeason } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

// Two teams, of which Ann won the only game but one.
describe('the end of an event in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let cup: number
  let games: number[]
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const { organization, season } = await makeSeason(office)
    const days = { start_date: '2026-06-13', end_date: '2026-06-13', timezone: 'Europe/Amsterdam' }
    cup = (await office.make('tournaments', { name: 'Cup', season_id: season, is_public: true, ...days })).id
    const teams: number[] = []
    for (const name of ['Rusty Bikes', 'Sexy Legs']) {
      const team = (await office.make('teams', { name, season_id: season })).id
      await office.make('tournament_teams', { tournament_id: cup, team_id: team })
      teams.push(team)
    }
    const player = await office.make('players', { first_name: 'Eva', last_name: 'Jansen' })
    await office.make('team_players', { team_id: teams[0], player_id: player.id })
    await office.make('pools', {
      ...{ name: 'A', tournament_id: cup, team_ids: teams, start_time: '2026-06-13T10:00:00' },
      ...{ time_between_rounds: 60, generate_matchups: true },
    })
    games = (await office.column(`/games/?tournament_id=${cup}&order_by=[id]`, 'id')).map(Number)
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })
  const closing = () => `${server.url}/office/tournaments/${cup}/closing`

  test('names what is still open, with the way to it', async () => {
    await page.goto(closing())
    await page.getByRole('link', { name: '1 game is not over' }).waitFor()
    await page.getByRole('link', { name: '2 teams have no published final place' }).waitFor()
    await expectAccessible(page, 'an event before its end')
    await office.make('game_scores', {
      ...{ game_id: games[0], team_1_score: 15, team_2_score: 9, is_final: true },
    })
    await page.goto(`${server.url}/office/tournaments/${cup}/todo`)
    await page.getByRole('link', { name: 'Close the event' }).waitFor()
  })

  test('an award goes to a player of a team, and everybody reads it with the standings', async () => {
    await page.goto(closing())
    await page.getByRole('button', { name: 'Add an award' }).click()
    const form = page.getByRole('dialog', { name: 'Add an award' })
    await form.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'Rusty Bikes' }).click()
    await form.getByRole('combobox', { name: 'Player' }).click()
    await page.getByRole('option', { name: 'Eva Jansen' }).click()
    await form.getByLabel('Votes').fill('4')
    await expectAccessible(page, 'the form of an award')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Eva Jansen' }).waitFor()
    await expectAccessible(page, 'the awards of an event')
    await page.goto(`${server.url}/events/tournament:${cup}/standings`)
    const awards = page.getByRole('region', { name: 'Awards' })
    await awards.getByRole('link', { name: 'Eva Jansen' }).waitFor()
    await expectAccessible(page, 'the awards with the standings')
  })

  test('is closed and opened again with one tap each', async () => {
    await page.goto(closing())
    await page.getByRole('button', { name: 'Close the event' }).click()
    await page.getByText('This event is closed').waitFor()
    expect(await page.getByRole('button', { name: 'Add an award' }).count()).toBe(0)
    await expectAccessible(page, 'a closed event')
    await page.goto(`${server.url}/office`)
    await page.getByRole('region', { name: 'Over' }).getByText('Closed').waitFor()
    await page.goto(closing())
    await page.getByRole('button', { name: 'Open it again' }).click()
    await page.getByRole('button', { name: 'Close the event' }).waitFor()
    expect((await office.get(`/tournaments/${cup}/`)).body.is_closed).toBe(false)
  })
})
