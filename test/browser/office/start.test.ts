import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** An organizer at an empty server, who has never seen an address of REST. */
describe('the start in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let browser: TestBrowser
  let olga: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser()
    olga = pageOf(browser)
    await enterOffice(olga, server, null, 'Olga')
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const many = async (family: string) => (await office.list(`/${family}/`)).objects.length

  test('an empty office offers it', async () => {
    await olga.getByText('Nothing is here yet').waitFor()
    await expectAccessible(olga, 'an empty office')
    await olga.getByRole('link', { name: 'Set up an event' }).click()
  })

  test('what it makes is said before it is made, and what was written survives a reload', async () => {
    await olga.getByLabel('Name of the organization').fill('Lowlands Ultimate')
    await olga.getByLabel('Name', { exact: true }).fill('Spring Cup')
    await olga.getByLabel('First day').fill('2027-05-08')
    await olga.getByLabel('Last day').fill('2027-05-07')
    await olga.getByText('The last day is before the first one.').waitFor()
    await olga.getByLabel('Last day').fill('2027-05-09')
    await olga.getByText('The organization Lowlands Ultimate').waitFor()
    await olga.getByText('The season Spring Cup 2027').waitFor()
    await expectAccessible(olga, 'the start of a tournament')
    await olga.reload()
    await olga.getByText('The league Spring Cup: Ultimate').waitFor()
    expect(await many('organizations')).toBe(0)
  })

  test('it leads to what is still to do, as the records say', async () => {
    await olga.getByRole('button', { name: 'Make it and go on' }).click()
    await olga.getByRole('heading', { name: /things to do/ }).waitFor()
    expect(await Promise.all(['organizations', 'leagues', 'seasons', 'tournaments'].map(many))).toEqual([
      1, 1, 1, 1,
    ])
    await expectAccessible(olga, 'what is still to do for a tournament')
    const toDo = olga.getByRole('list', { name: 'Still to do' })
    await toDo.getByRole('listitem').filter({ hasText: 'Days' }).getByText('Done', { exact: true }).waitFor()
    await toDo.getByRole('link', { name: 'Teams' }).click()
    await olga.getByLabel('Names of teams, one in each line').fill('Lions\nBears\nWolves\nFoxes')
    await olga.getByRole('button', { name: 'Make it so' }).click()
    await olga.getByText('Stored: 4 teams').waitFor()
    await olga.getByRole('link', { name: 'Still to do' }).click()
    await toDo.getByRole('listitem').filter({ hasText: 'Teams' }).getByText('Done', { exact: true }).waitFor()
  })

  test('a league season begins in the same way, in the organization that there is', async () => {
    await olga.goto(`${server.url}/office/start`)
    await olga.getByText('League season', { exact: true }).click()
    await olga.getByLabel('Name of the league').fill('Winter League')
    await olga.getByLabel('First day').fill('2027-09-04')
    await olga.getByRole('button', { name: 'Make it and go on' }).click()
    await olga.getByRole('heading', { level: 1, name: 'Winter League 2027' }).waitFor()
    expect(await many('organizations')).toBe(1)
    await olga.getByRole('link', { name: 'Fixtures' }).first().waitFor()
    await expectAccessible(olga, 'what is still to do for a season')
  })

  test('people are invited by a link, which is listed until somebody uses it', async () => {
    await olga.goto(`${server.url}/office`)
    await olga.getByRole('link', { name: 'Organization' }).click()
    await olga.getByRole('link', { name: 'People' }).click()
    await olga.getByRole('button', { name: 'Make a link' }).click()
    await olga.getByRole('img').first().waitFor()
    await expectAccessible(olga, 'the people of an organization')
    await olga.getByRole('button', { name: 'Done' }).click()
    await olga.reload()
    await olga.getByRole('listitem').filter({ hasText: 'Scorekeeper' }).waitFor()
  })
})
