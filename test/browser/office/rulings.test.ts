import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** A pool of four teams, none of whose games goes as planned. */
describe('games that do not go as planned, in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 4)
    await field.office.make('pools', {
      tournament_id: field.tournament,
      name: 'A',
      team_ids: field.teams,
      generate_matchups: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const gameOf = async (one: number, two: number) =>
    (await field.games()).find(
      ({ team_1_id, team_2_id }) =>
        String(field.strengths([team_1_id, team_2_id]).toSorted()) === String([one, two]),
    )
  /**
   * Opens a game from the list of results, and presses what is to become of it, twice: to see it, and to do
   * it.
   */
  const rule = async (one: number, two: number, name: string) => {
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
    const teams = `Team ${one}.*Team ${two}|Team ${two}.*Team ${one}`
    await page.getByRole('button', { name: new RegExp(teams) }).click()
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    await dialog.getByRole('button', { name, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const enter = async (one: number, two: number, isFinal: boolean) => {
    const game = await gameOf(one, two)
    const scores = { team_1_score: 15, team_2_score: 11, is_final: isFinal }
    await field.office.make('game_scores', { game_id: game?.id, ...scores })
  }

  test('a game is postponed, and as planned again when that is taken back', async () => {
    await rule(1, 2, 'Postpone it')
    expect(await gameOf(1, 2)).toMatchObject({ ruling: 'postponed' })
    await page.getByText('It waits for a new day.').waitFor()
    await expectAccessible(page, 'a postponed game')
    await rule(1, 2, 'Take that back')
    expect(await gameOf(1, 2)).toMatchObject({ ruling: 'none', status: 'scheduled' })
  })

  test('a game is cancelled', { tags: ['thorough'] }, async () => {
    await rule(3, 4, 'Cancel it')
    expect(await gameOf(3, 4)).toMatchObject({ ruling: 'cancelled', status: 'not needed' })
  })

  test('a game that has begun is abandoned', { tags: ['thorough'] }, async () => {
    await enter(1, 3, false)
    await rule(1, 3, 'Abandon it: it does not count')
    expect(await gameOf(1, 3)).toMatchObject({ ruling: 'abandoned' })
  })

  test('a result is annulled, and counts again when that is taken back', { tags: ['thorough'] }, async () => {
    await enter(2, 4, true)
    await rule(2, 4, 'Annul it')
    expect(await gameOf(2, 4)).toMatchObject({ ruling: 'annulled', status: 'not needed' })
    await rule(2, 4, 'Take that back')
    expect(await gameOf(2, 4)).toMatchObject({ ruling: 'none', status: 'final', team_1_score: 15 })
  })

  test('a result in the wrong game is cleared, and brought back', { tags: ['thorough'] }, async () => {
    await rule(2, 4, 'Clear the result')
    expect(await gameOf(2, 4)).toMatchObject({ status: 'scheduled' })
    await rule(2, 4, 'Bring the cleared result back')
    expect(await gameOf(2, 4)).toMatchObject({ status: 'final', team_1_score: 15, team_2_score: 11 })
  })

  test('a team that was entered late is offered its games', { tags: ['thorough'] }, async () => {
    const late = await field.office.make('teams', { name: 'Team 5', season_id: field.season })
    await field.office.make('tournament_teams', { tournament_id: field.tournament, team_id: late.id })
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
    await page.getByText(/Team 5.* takes part and is in no game/).waitFor()
    await page.getByRole('button', { name: /^Add .*Team 5.* to pool A$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Add .*Team 5/ }).click()
    await dialog.waitFor({ state: 'detached' })
    const games = await field.games(`&team_id=${late.id}`)
    expect(games).toHaveLength(4)
  })
})
