/** @module-tag long */
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

// Four teams in a pool: two games at a time.
describe('officials in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  let organization: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 4, { start_date: '2036-06-13', end_date: '2036-06-13' })
    organization = Number((await office.list('/organizations/')).objects[0]?.id)
    await office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams, generate_matchups: true },
      ...{ start_time: '2036-06-13T09:00:00', time_between_rounds: 120 },
    })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const dialog = () => page.getByRole('dialog')
  const add = async (name: string, more: () => Promise<void> = async () => undefined) => {
    await page.getByRole('button', { name: 'Add an official' }).click()
    await dialog().getByLabel('Name', { exact: true }).fill(name)
    await more()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await page.getByRole('article', { name }).waitFor()
    await dialog().waitFor({ state: 'detached' })
  }

  test('are added with their roles, teams and absences', async () => {
    await page.goto(`${server.url}/office/organizations/${organization}/officials`)
    await page.getByText('There are no officials yet.').waitFor()
    await add('Ada', async () => {
      await dialog().getByLabel('E-mail').fill('ada@example.org')
      await dialog().getByLabel('Roles').fill('referee, observer')
      await dialog().getByLabel('Day', { exact: true }).fill('2036-06-13')
      await dialog().getByLabel('From', { exact: true }).fill('12:00')
      await dialog().getByRole('button', { name: 'Add the absence' }).click()
      await expectAccessible(page, 'the form of an official')
    })
    await page.getByText(/^Not available: .*, 12:00 – 24:00$/).waitFor()
    await add('Bea')
    await add('Cas')
    await expectAccessible(page, 'the officials of an organization')
    const { objects } = await office.list('/officials/?order_by=[name]')
    expect(objects.map(({ name, roles }) => [name, roles])).toEqual([
      ['Ada', ['referee', 'observer']],
      ['Bea', []],
      ['Cas', []],
    ])
  })

  test('are added from a list, each once', async () => {
    await page.getByRole('button', { name: 'Add a list of officials' }).click()
    await dialog()
      .getByLabel('Officials', { exact: true })
      .fill('Name\tMail\tRole\nDan Dee\tdan@example.org\treferee, observer\nBea\t\t\nEve\tno mail\t')
    await dialog().getByText('2 new officials').waitFor()
    await dialog()
      .getByRole('row', { name: /Bea.*There already/ })
      .waitFor()
    await expectAccessible(page, 'a list of officials')
    await dialog().getByRole('button', { name: 'Store the officials' }).click()
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('article', { name: 'Dan Dee' }).waitFor()
    const { objects } = await office.list('/officials/?order_by=[name]')
    expect(objects.map(({ name, email, roles }) => [name, email, roles])).toEqual([
      ['Ada', 'ada@example.org', ['referee', 'observer']],
      ['Bea', '', []],
      ['Cas', '', []],
      ['Dan Dee', 'dan@example.org', ['referee', 'observer']],
      ['Eve', '', []],
    ])
    for (const { id, name } of objects)
      if (name === 'Dan Dee' || name === 'Eve') await office.send('DELETE', `/officials/${id}/`)
  })

  test('are planned for the roles that the event wants: first a preview, then stored', async () => {
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/officials`)
    await page.getByLabel('Role', { exact: true }).fill('referee')
    await page.getByRole('button', { name: 'Add a role' }).click()
    await page.getByText('referee: 1 official').waitFor()
    expect(await page.getByRole('button', { name: 'referee: open' }).count()).toBe(6)
    await page.getByRole('button', { name: 'Plan officials' }).click()
    await dialog().getByText('6 assignments').waitFor()
    await expectAccessible(page, 'the plan of officials')
    expect((await office.list('/game_officials/')).objects).toEqual([])
    await dialog().getByRole('button', { name: 'Store the plan' }).click()
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'referee: open' }).count()).toBe(0)
    await page.getByText(/^Number of games: /).waitFor()
    await expectAccessible(page, 'the officials of a tournament')
  })

  test('are on the board, and in the table of the schedule', async () => {
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/schedule`)
    const cards = page.getByRole('button').filter({ hasText: /referee: (Ada|Bea|Cas)/ })
    await expect.poll(() => cards.count()).toBe(6)
    await expectAccessible(page, 'the board with officials')
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/officials`)
  })

  test('see their games to come by a private link, without an account', async () => {
    await page.goto(`${server.url}/office/organizations/${organization}/officials`)
    await page.getByRole('button', { name: 'Link to the duties of Ada' }).click()
    await dialog()
      .getByText(/earlier links lead nowhere/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Make a link' }).click()
    const shown = dialog().getByRole('textbox', { name: 'Link to the duties' })
    const link = await shown.inputValue()
    expect(link).toMatch(/\/duties#[\w-]{32}$/)
    await expectAccessible(page, 'the private link of an official')
    await dialog().getByRole('button', { name: 'Done' }).click()
    const own = await page.context().newPage()
    await own.setViewportSize({ width: 390, height: 844 })
    await own.goto(link)
    await own.getByRole('heading', { level: 1, name: 'Duties of Ada' }).waitFor()
    const ada = (await office.list('/officials/?order_by=[name]')).objects[0]
    const duties = (await office.list('/game_officials/?limit=50')).objects
    expect(await own.getByRole('article').filter({ hasText: 'referee' }).count()).toBe(
      duties.filter(({ official_id }) => official_id === ada?.id).length,
    )
    await expectAccessible(own, 'the duties of an official')
    await own.close()
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/officials`)
  })

  test('are changed by hand, with a warning about what speaks against it', async () => {
    const evening = page.getByRole('article', { name: /^13:00/ }).first()
    await evening.getByRole('button', { name: /^referee: / }).click()
    await dialog().getByText('But: is not available then').waitFor()
    await expectAccessible(page, 'the choice of an official')
    await dialog().getByRole('button', { name: 'Ada' }).click()
    await dialog().waitFor({ state: 'detached' })
    await evening.getByText('Ada: is not available then').waitFor()
    await page.getByText('1 to do').click()
    expect(await page.getByRole('article').count()).toBe(1)
    const stored = (await office.list('/game_officials/?limit=50')).objects
    expect(stored.filter(({ is_planned }) => is_planned === false)).toHaveLength(1)
  })
})
