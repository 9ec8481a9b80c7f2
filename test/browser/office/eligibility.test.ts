/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** An organizer at a tournament of two teams with three players each, who have nothing but names. */
describe('who may play, in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const open = (part: string) => page.goto(`${server.url}/office/tournaments/${league.tournament}/${part}`)

  test('rules are set next to those of the games', async () => {
    await open('rules')
    await page.getByRole('heading', { name: 'Eligibility' }).waitFor()
    await page.getByLabel('Most players of a team').fill('2')
    await page.getByLabel('Each player needs a licence number').check()
    await expectAccessible(page, 'the rules for players')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect((await office.get(`/tournaments/${league.tournament}/`)).body).toMatchObject({
      ...{ minimum_age: null, maximum_roster: 2, licence_required: true },
    })
  })

  test('what is still to do leads to the players and rosters that do not meet them', async () => {
    await open('todo')
    await page.getByText('8 players or rosters do not meet the rules of the event.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Eligibility' }).click()
    const rows = page.getByRole('table', { name: 'Eligibility' }).getByRole('row')
    await rows.getByText('has no licence number').first().waitFor()
    expect(await rows.count()).toBe(9)
    await page.getByRole('button', { name: 'Export: Eligibility' }).waitFor()
    await expectAccessible(page, 'the players who do not meet the rules')
  })

  test('a roster shows its own, until what is missing is entered', async () => {
    const [id] = league.teams
    const [ann, ...others] = league.players[0]
    await open(`teams?team=${id}`)
    await page.getByText('3 players are on the roster; the most is 2.').waitFor()
    for (const player of others) await office.send('PATCH', `/players/${player}/`, { licence_number: 'L' })
    const warnings = page.getByText('has no licence number')
    await expect.poll(() => warnings.count()).toBe(1)
    await page.getByRole('table').getByLabel('Licence number').first().fill('L-1')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect.poll(() => warnings.count()).toBe(0)
    expect((await office.get(`/players/${ann}/`)).body.licence_number).toBe('L-1')
  })
})
