import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { makePass } from '../../../server/accounts/passes/passes.ts'
import { Client } from '../../rest/client.ts'
import { makeSeason } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

// Cup 2026 had two teams in one pool.
describe('the same event a year later', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let organization: number
  let league: number
  let cup: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const made = await makeSeason(office)
    const { season } = made
    organization = made.organization
    league = made.league
    const days = { start_date: '2026-06-13', end_date: '2026-06-14', timezone: 'Europe/Amsterdam' }
    cup = (await office.make('tournaments', { name: 'Cup 2026', season_id: season, ...days })).id
    for (const name of ['Rusty Bikes', 'Sexy Legs']) {
      const team = (await office.make('teams', { name, season_id: season })).id
      await office.make('tournament_teams', { tournament_id: cup, team_id: team })
    }
    await office.post(`/tournaments/${cup}/formats/`, { stages: [{ kind: 'pools', pools: 1 }] })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test('of a season, with promotion between its divisions', { tags: ['long'] }, async () => {
    const season = (await office.make('seasons', { name: 'Divisions', league_id: league })).id
    for (const [name, division] of [
      ['Ann', 'First'],
      ['Bob', 'First'],
      ['Cas', 'Second'],
      ['Dan', 'Second'],
    ] as const)
      await office.make('teams', { name, division, season_id: season })
    const ids = new Map(
      (await office.list(`/teams/?season_id=${season}`)).objects.map(({ name, id }) => [name, Number(id)]),
    )
    for (const [winner, loser] of [
      ['Ann', 'Bob'],
      ['Dan', 'Cas'],
    ]) {
      const sides = { team_1_id: ids.get(winner), team_2_id: ids.get(loser) }
      const game = await office.make('games', {
        ...{ season_id: season, start_time: '2026-05-01T18:00:00Z', ...sides },
      })
      const score = { team_1_score: 15, team_2_score: 9, is_final: true }
      await office.make('game_scores', { game_id: game.id, ...score })
    }
    await page.goto(`${server.url}/office/seasons/${season}/details`)
    const again = page.getByRole('region', { name: 'Play it again' })
    await again.getByLabel('Name of the new season').fill('Next')
    await again.getByLabel('Its first day').fill('2027-04-01')
    await again.getByRole('combobox', { name: 'Division above Second' }).click()
    await page.getByRole('option', { name: 'First' }).click()
    await again.getByText('Dan: from Second to First').waitFor()
    await again.getByText('Bob: from First to Second').waitFor()
    await expectAccessible(page, 'the promotion of a season that is copied')
    await again.getByRole('button', { name: 'Make the new season' }).click()
    await page.getByRole('heading', { level: 1, name: 'Next' }).waitFor()
    const [next] = (await office.list('/seasons/?name=Next')).objects
    const teams = await office.list(`/teams/?season_id=${Number(next?.id)}&order_by=[name]`)
    expect(teams.objects.map(({ division }) => division)).toEqual(['First', 'Second', 'Second', 'First'])
  })

  test('takes a name and a day, and its format takes one tap', { tags: ['long'] }, async () => {
    await page.goto(`${server.url}/office/tournaments/${cup}/details`)
    const again = page.getByRole('region', { name: 'Play it again' })
    await again.getByLabel('Name of the new tournament').fill('Cup 2027')
    await again.getByLabel('Its first day').fill('2027-06-12')
    expect(await again.getByLabel('Name of the new season').inputValue()).toBe('2027')
    await expectAccessible(page, 'the details of a tournament that is copied')
    await again.getByRole('button', { name: 'Make the new tournament' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cup 2027' }).waitFor()
    await page.getByRole('link', { name: 'Format' }).first().click()
    await page.getByRole('button', { name: 'Use this format' }).click()
    const [copy] = (await office.list('/tournaments/?name=Cup 2027')).objects
    const games = () => office.column(`/games/?tournament_id=${Number(copy?.id)}`, 'id')
    await expect.poll(async () => (await games()).length, { timeout: 20_000 }).toBe(1)
  })

  test('of an event with divisions is one form, and its passes get their links on their cards', async () => {
    const meet = (
      await office.make('meets', {
        name: 'Windmill',
        organization_id: organization,
        start_date: '2026-06-13',
      })
    ).id
    await office.put(`/tournaments/${cup}/`, { meet_id: meet })
    const place = { kind: 'tournament', id: cup } as const
    const grant = { organization_id: organization, role: 'scorekeeper', place } as const
    await makePass(server.db, grant, null, null)
    await page.goto(`${server.url}/office/meets/${meet}/details`)
    const again = page.getByRole('region', { name: 'Play it again' })
    await again.getByLabel('Name of the new event').fill('Windmill 2027')
    await again.getByLabel('Its first day').fill('2027-06-12')
    expect(await again.getByLabel('Name of the new season').inputValue()).toBe('2027')
    await expectAccessible(page, 'the details of an event with divisions that is copied')
    await again.getByRole('button', { name: 'Make the new event' }).click()
    await page.getByRole('heading', { level: 1, name: 'Windmill 2027' }).waitFor()
    const divisions = page.getByRole('region', { name: 'Divisions' })
    await divisions.getByRole('link', { name: 'Cup 2026' }).click()
    await page.getByRole('link', { name: 'People' }).first().click()
    const pass = page.getByRole('listitem').filter({ hasText: 'Copied from an earlier event' })
    await pass.waitFor()
    await expectAccessible(page, 'a copied pass')
    await pass.getByRole('button', { name: 'Create the link' }).click()
    await page.getByText('The pass is ready').waitFor()
  })
})
