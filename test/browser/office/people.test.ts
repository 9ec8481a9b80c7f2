import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { makePass } from '../../../server/accounts/passes/passes.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** An organizer who leaves the people of an organization open all day. */
describe('the people of the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    const park = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: park })
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
    await page.goto(`${server.url}/office/organizations/${league.organization}/people`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const roles = () => page.getByRole('list', { name: 'Roles' })
  const invite = (role: 'scorekeeper' | 'viewer') => server.signIn(role, league.organization)

  test('somebody who comes is there without a reload, with where they are signed in', async () => {
    await roles().getByText('Olga', { exact: true }).waitFor()
    await invite('viewer')
    const item = roles().getByRole('listitem').filter({ hasText: 'Test viewer' })
    await item.getByText('Signed in on 1 device').waitFor()
    await item.getByText(/^Last seen /).waitFor()
  })

  test('while the list cannot be renewed it says so, shows what was last known, and goes on by itself', async () => {
    await browser.context.setOffline(true)
    await page.getByRole('alert').first().waitFor()
    expect(await roles().getByText('Test viewer', { exact: true }).count()).toBe(1)
    await invite('scorekeeper')
    await browser.context.setOffline(false)
    await roles().getByText('Test scorekeeper', { exact: true }).waitFor()
    await page.getByRole('alert').first().waitFor({ state: 'detached' })
  })

  test('each line leads to what that person recorded, game by game', async () => {
    const game = await makeGame(server.db, league)
    await page.getByRole('link', { name: 'What Test viewer recorded' }).click()
    await page.getByText('Nothing was recorded at games of this organization yet.').waitFor()
    await page.keyboard.press('Escape')

    const tablet = new Device(server.url, `tournament:${league.tournament}`, await invite('scorekeeper'))
    await tablet.push([
      tablet.entry(game, 'claim', { term: 1 }),
      tablet.entry(game, 'play', goalOf(league.teams[0], null, null)),
    ])
    await expect
      .poll(() => page.getByRole('link', { name: 'What Test scorekeeper recorded' }).count())
      .toBe(2)
    const recorded = page.getByRole('link', { name: 'What Test scorekeeper recorded' })
    const { person_id } = await server.db
      .selectFrom('entries')
      .select('person_id')
      .where('device_id', '=', tablet.id)
      .executeTakeFirstOrThrow()
    const links = await recorded.all()
    for (const link of links) {
      if (!(await link.getAttribute('href'))?.endsWith(`recorded=${person_id}`)) continue
      await link.click()
      break
    }
    const dialog = page.getByRole('dialog', { name: 'What Test scorekeeper recorded' })
    await dialog.getByRole('cell', { name: '2', exact: true }).waitFor()
    await expectAccessible(page, 'what somebody recorded')
    await dialog.getByRole('link').click()
    await page.waitForURL(`**/games/${game}`)
  })

  test('a pass that is made in a tournament is for that one: nobody is asked which', async () => {
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/people`)
    const form = page.getByRole('form', { name: 'Create a pass' })
    await form.getByRole('button', { name: 'Create the pass' }).waitFor()
    expect(await form.getByRole('combobox', { name: /Tournament/ }).count()).toBe(0)
    await form.getByRole('combobox', { name: 'For' }).click()
    await page.getByRole('option', { name: 'One field' }).click()
    await form.getByRole('combobox', { name: 'Field' }).click()
    await page.getByRole('option', { name: /Field 1/ }).click()
    expect(await form.getByRole('combobox', { name: /Tournament/ }).count()).toBe(0)
    await form.getByRole('button', { name: 'Create the pass' }).click()
    await page.getByText('The pass is ready').waitFor()
  })

  test('a tournament shows the passes by which somebody comes in to it, and none of others', async () => {
    const cup = await make(server.db, 'tournaments', { name: 'Another Cup', season_id: league.season })
    const place = { kind: 'tournament', id: cup } as const
    const grant = { organization_id: league.organization, role: 'scorekeeper', place } as const
    await makePass(server.db, grant, null, null)
    const listed = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
    await page.goto(`${server.url}/office/organizations/${league.organization}/people`)
    await listed('Passes of this organization').filter({ hasText: 'Another Cup' }).waitFor()
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/people`)
    const passes = listed('Passes for this tournament')
    await passes.filter({ hasText: 'Field 1' }).waitFor()
    expect(await passes.count()).toBe(1)
  })

  test('a pass whose maker has left is shown for renewal, and lets people in again by a new link', async () => {
    await server.signIn('admin', league.organization)
    const maker = await server.db
      .selectFrom('people')
      .select('id')
      .where('name', '=', 'Test admin')
      .executeTakeFirstOrThrow()
    await server.db.deleteFrom('roles').where('person_id', '=', maker.id).execute()
    const place = { kind: 'tournament', id: league.tournament } as const
    const grant = { organization_id: league.organization, role: 'scorekeeper', place } as const
    await makePass(server.db, grant, null, maker.id)
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/people`)
    const pass = page
      .getByRole('list', { name: 'Passes for this tournament' })
      .getByRole('listitem')
      .filter({ hasText: /Test admin.*, who created it, is no longer here/ })
    await pass.waitFor()
    await expectAccessible(page, 'a pass to be renewed')
    await pass.getByRole('button', { name: 'Renew: create a new link' }).click()
    await page.getByText('The pass is ready').waitFor()
    await page.getByText(/Test admin.*, who created it/).waitFor({ state: 'detached' })
  })
})
