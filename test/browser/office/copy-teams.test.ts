import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('teams of an earlier season in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let browser: TestBrowser
  let olga: Page
  let season: number
  let tournament: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    season = await make(server.db, 'seasons', { name: '2027', league_id: league.league })
    tournament = await make(server.db, 'tournaments', {
      name: 'Next Cup',
      season_id: season,
      timezone: 'UTC',
    })
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser({ online: true })
    olga = pageOf(browser)
    await enterOffice(olga, server, league.organization, 'Olga')
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const choose = async (...teams: string[]): Promise<void> => {
    await olga.getByRole('combobox', { name: 'Season' }).click()
    await olga.getByRole('option', { name: '2026' }).click()
    for (const team of teams) await olga.getByRole('checkbox', { name: team }).check()
  }
  const take = () => olga.getByRole('button', { name: 'Save these teams' })

  test('say what they make, survive a reload, and come with their rosters as kin', async () => {
    await olga.goto(`${server.url}/office/tournaments/${tournament}/teams`)
    await choose('Sexy Legs')
    const makes = 'To save: 1 team, 1 entry in the tournament and 3 places on rosters'
    await olga.getByText(makes).waitFor()
    await expectAccessible(olga, 'teams to be taken from another season')
    await olga.reload()
    await olga.getByText(makes).waitFor()
    expect((await office.list(`/teams/?season_id=${season}`)).meta.total_count).toBe(0)
    await take().press('Enter')
    await olga.getByText(makes.replace('To save', 'Saved')).waitFor()
    const [team] = (await office.list(`/teams/?season_id=${season}`)).objects
    expect(team).toMatchObject({ name: 'Sexy Legs', related_team_ids: [league.teams[0]] })
    expect(
      await office.column(`/team_players/?team_id=${String(team?.id)}&order_by=[number]`, 'player_id'),
    ).toEqual(league.players[0])
    expect(await office.column(`/tournament_teams/?tournament_id=${tournament}`, 'team_id')).toEqual([
      team?.id,
    ])
  })

  test(
    'change nothing a second time, and come without rosters if that is wanted',
    { tags: ['thorough'] },
    async () => {
      await choose('Sexy Legs')
      await olga.getByText('All of this is there already').waitFor()
      expect(await take().isDisabled()).toBe(true)
      await olga.getByRole('checkbox', { name: 'Rusty Bikes' }).check()
      await olga.getByRole('checkbox', { name: 'With their rosters' }).uncheck()
      await olga.getByText('To save: 1 team and 1 entry in the tournament').waitFor()
      await take().click()
      await olga.getByText('Saved: 1 team and 1 entry in the tournament').waitFor()
      expect((await office.list(`/teams/?season_id=${season}`)).meta.total_count).toBe(2)
      expect((await office.list(`/team_players/?season_id=${season}`)).meta.total_count).toBe(3)
    },
  )
})
