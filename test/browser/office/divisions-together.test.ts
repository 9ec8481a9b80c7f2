/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { Client } from '../../rest/client.ts'
import { makeSeason } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

// Today Open plays at 10:00 on Field 1 and Women on Field 2 of one park; the park serves no other event.
describe('the pages of an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let browser: TestBrowser
  let page: Page
  let meet: number
  const divisions = new Map<string, number>()
  const games = new Map<string, number>()
  const today = new Date().toISOString().slice(0, 10)

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const { organization, season } = await makeSeason(office)
    const days = { start_date: today, end_date: today, timezone: 'UTC' }
    meet = (await office.make('meets', { name: 'Windmill', organization_id: organization, ...days })).id
    for (const name of ['Open', 'Women'])
      divisions.set(
        name,
        (
          await office.make('tournaments', {
            ...{ name, season_id: season, meet_id: meet, game_minutes: 60, ...days },
            officials_wanted: [{ role: 'referee', count: 1 }],
          })
        ).id,
      )
    const site = await office.make('event_sites', {
      ...{ name: 'Park', tournament_id: idOf('Open'), further_tournament_ids: [idOf('Women')] },
    })
    for (const [index, [name, tournament_id]] of [...divisions].entries()) {
      const field = await office.make('game_sites', { name: `Field ${index + 1}`, event_site_id: site.id })
      const teams: number[] = []
      for (const team of ['A', 'B']) {
        const { id } = await office.make('teams', { name: `${name} ${team}`, season_id: season })
        await office.make('tournament_teams', { tournament_id, team_id: id })
        teams.push(id)
      }
      const [team_1_id, team_2_id] = teams
      games.set(
        name,
        (
          await office.make('games', {
            ...{ tournament_id, team_1_id, team_2_id, is_single: true, game_site_id: field.id },
            start_time: `${today}T10:00:00`,
          })
        ).id,
      )
    }
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, organization)
    await page.setViewportSize(officeSizes[0])
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const idOf = (name: string): number => divisions.get(name) ?? 0
  const open = (part: string) => page.goto(`${server.url}/office/meets/${meet}/${part}`)
  const board = () => page.getByRole('group', { name: 'Fields and times' })
  const card = (name: string) => board().getByRole('button', { name: new RegExp(`${name} A – ${name} B`) })
  const placeOf = async (name: string) => {
    const { game_site, start_time } = (await office.get(`/games/${games.get(name)}/`)).body
    const field = z.object({ name: z.string() }).parse(game_site)
    return `${field.name} ${String(start_time).slice(11, 16)}`
  }

  test('the board has the games of all divisions, two of which swap in one step', async () => {
    await open('schedule')
    await card('Open').waitFor()
    await card('Women').getByText(/Women/).first().waitFor()
    await expectAccessible(page, 'the schedule of an event with divisions')
    await card('Open').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Or swap it with' }).click()
    await page.getByRole('option', { name: /Women A – Women B/ }).click()
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect.poll(() => placeOf('Open')).toBe('Field 2 10:00')
    expect(await placeOf('Women')).toBe('Field 1 10:00')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByText(/Open A – Open B: Field 1/).waitFor()
    expect(await placeOf('Open')).toBe('Field 1 10:00')
  })

  test('the day of all divisions is shifted at once', async () => {
    await page.getByRole('button', { name: 'Shift the day' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Minutes later').fill('30')
    await dialog.getByText(/2 games/).waitFor()
    await dialog.getByRole('button', { name: 'Shift them' }).click()
    for (const name of divisions.keys()) await expect.poll(() => placeOf(name)).toMatch(/ 10:30$/)
  })

  test('the day shows the fields once, and what needs attention in each division', async () => {
    await open('day')
    for (const name of divisions.keys()) await page.getByRole('region', { name, exact: true }).waitFor()
    await page.getByText('Everything here changes by itself.').waitFor()
    await expectAccessible(page, 'the day of an event with divisions')
  })

  test('what is open is listed for each division', async () => {
    await open('todo')
    for (const name of divisions.keys()) {
      const list = page.getByRole('region', { name, exact: true })
      await list.getByRole('link', { name: 'Officials' }).waitFor()
      expect(await list.getByText('Done').count()).toBe(0)
    }
    await expectAccessible(page, 'what is to do at an event with divisions')
    await page.getByRole('link', { name: 'Women', exact: true }).click()
    const trail = page.getByRole('navigation', { name: 'Where this belongs' })
    await trail.getByRole('link', { name: 'Windmill' }).last().click()
    await page.getByRole('heading', { level: 2, name: 'Women' }).waitFor()
  })

  test('all divisions are closed in one tap', async () => {
    await open('closing')
    await page.getByRole('region', { name: 'Women' }).getByText('1 game is not over').waitFor()
    await expectAccessible(page, 'the end of an event with divisions')
    await page.getByRole('button', { name: 'Close all 2 divisions' }).click()
    await page.getByText('This event is closed').waitFor()
    expect(await office.column(`/tournaments/?meet_id=${meet}`, 'is_closed')).toEqual([true, true])
  })
})
