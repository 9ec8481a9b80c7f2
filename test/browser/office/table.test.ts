import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { makeSeason, makeTeams } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** A season of soccer: Ants beat Bees, Bees and Cats draw, Cats lose to Ants. */
describe('the table of a season in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    season = (await makeSeason(office, 'soccer')).season
    const [ants, bees, cats] = await makeTeams(office, season, ['Ants', 'Bees', 'Cats'])
    for (const [team_1_id, team_2_id, team_1_score, team_2_score, day] of [
      [ants, bees, 2, 0, '01'],
      [bees, cats, 1, 1, '08'],
      [cats, ants, 0, 3, '15'],
    ]) {
      const start_time = `2026-08-${day}T20:00:00Z`
      const game = await office.make('games', { season_id: season, team_1_id, team_2_id, start_time })
      await office.make('game_scores', { game_id: game.id, team_1_score, team_2_score, is_final: true })
    }
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/seasons/${season}/table`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const shown = (part: string) =>
    page.getByRole('radiogroup', { name: 'What to show' }).getByText(part, { exact: true }).click()
  const row = (text: RegExp) => page.getByRole('row', { name: text })
  const rules = async () => (await office.get(`/seasons/${season}/`)).body

  test('says why each team stands where it does', async () => {
    await row(/1 Ants 2 2 0 0 5:0 \+5 6 W W ahead of Bees/).waitFor()
    await expectAccessible(page, 'the table of a season')
  })

  test('is of all games, those at home or away, or as it stood on a day', async () => {
    const games = page.getByRole('radiogroup', { name: 'Which games count' })
    await games.getByText('Away', { exact: true }).click()
    await row(/1 Ants 1 1 0 0 3:0/).waitFor()
    await page.reload()
    await row(/1 Ants 1 1 0 0 3:0/).waitFor()
    await games.getByText('All', { exact: true }).click()
    await page.getByLabel('As it stood on').fill('2026-08-02')
    await row(/1 Ants 1 1 0 0 2:0/).waitFor()
    await page.getByLabel('As it stood on').fill('')
  })

  test(
    'teams that are level in everything are put in order by a decision, which can be taken back',
    { tags: ['thorough'] },
    async () => {
      const tied = (await makeSeason(office, 'soccer')).season
      const [dogs, elks] = await makeTeams(office, tied, ['Dogs', 'Elks'])
      const game = await office.make('games', {
        ...{ season_id: tied, team_1_id: dogs, team_2_id: elks, start_time: '2026-08-01T20:00:00Z' },
      })
      await office.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 1, is_final: true })
      await page.goto(`${server.url}/office/seasons/${tied}/table`)
      const level = page.getByText('Level on all criteria: Dogs and Elks')
      await level.waitFor()
      await page.getByRole('button', { name: 'Elks up' }).click()
      await expectAccessible(page, 'a tie in the table of a season')
      await page.reload()
      await page.getByRole('button', { name: 'Dogs up' }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Elks up' }).isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Save this order' }).click()
      await row(/1 Elks/).waitFor()
      await row(/2 Dogs/).waitFor()
      expect((await office.get(`/seasons/${tied}/`)).body.tie_decisions).toEqual([
        { team_ids: [elks, dogs], method: 'coin toss' },
      ])
      await page.getByText('Elks and Dogs: decided by coin toss').waitFor()
      await page.getByRole('button', { name: 'Take back: Elks and Dogs' }).click()
      await level.waitFor()
      await page.goto(`${server.url}/office/seasons/${season}/table`)
    },
  )

  test('points are taken off with a reason, and given back', { tags: ['thorough'] }, async () => {
    await shown('Point adjustments')
    await page.getByLabel('Team', { exact: true }).selectOption('Ants')
    await page.getByLabel('Points', { exact: true }).fill('-6')
    await page.getByText('Ants would have 0 points instead of 6.', { exact: false }).waitFor()
    await page.getByLabel('Reason').fill('Late accounts')
    await expectAccessible(page, 'points given or taken')
    await page.getByRole('button', { name: 'Save the adjustment' }).click()
    await page.getByText('Ants −6: Late accounts').waitFor()
    await shown('Table')
    await row(/3 Ants .* 0 W W/).waitFor()
    await page.getByText('Ants −6: Late accounts').waitFor()
    await shown('Point adjustments')
    await page.getByRole('button', { name: 'Take back adjustment 1' }).click()
    await page.getByText('There are no point adjustments.').waitFor()
    expect(await rules()).toMatchObject({ point_decisions: [] })
  })

  test('sends its best teams to a play-off', { tags: ['thorough'] }, async () => {
    await shown('Play-off')
    await page.getByLabel('Teams that go on').selectOption('2')
    await page.getByLabel('Start', { exact: true }).fill('2026-09-05T15:00')
    await page.getByRole('button', { name: 'Create the tournament with these teams' }).click()
    await page.getByText('This would move:').or(page.getByText('Nothing else moves with it.')).waitFor()
    await expectAccessible(page, 'the play-off of a season')
    await page.getByRole('button', { name: 'Create the bracket' }).click()
    await expect
      .poll(async () => (await office.list(`/brackets/?season_id=${season}`)).objects.length)
      .toBeGreaterThan(0)
  })
})
