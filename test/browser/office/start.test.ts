import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const chooseSport = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Sport' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

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
    browser = await launchBrowser({ online: true })
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
    expect(await olga.getByRole('button', { name: 'Create and continue' }).isDisabled()).toBe(true)
    await chooseSport(olga, 'Ultimate')
    await olga.getByText('The organization Lowlands Ultimate').waitFor()
    await expectAccessible(olga, 'the start of a tournament')
    await olga.reload()
    await olga.getByText(/^The tournament .?Spring Cup.?, 8/).waitFor()
    expect(await many('organizations')).toBe(0)
  })

  test(
    'a time zone is found by its city, and only one that there is can be chosen',
    { tags: ['thorough'] },
    async () => {
      const zone = olga.getByRole('combobox', { name: 'Time zone' })
      await zone.fill('Nowhere')
      await olga.getByText('No such time zone.').waitFor()
      await zone.fill('zurich')
      await olga.getByRole('option', { name: 'Europe/Zurich' }).click()
      await expect.poll(() => zone.inputValue()).toBe('Europe/Zurich')
    },
  )

  test('cut off on the way and changed, it goes on where it stopped', { tags: ['thorough'] }, async () => {
    await olga.route('**/v1/tournaments/', route => route.abort(), { times: 1 })
    await olga.getByRole('button', { name: 'Create and continue' }).click()
    await olga.getByRole('alert').waitFor()
    expect(await Promise.all(['organizations', 'seasons', 'tournaments'].map(many))).toEqual([1, 1, 0])
    await olga.getByLabel('Name', { exact: true }).fill('Spring Cup of Lowlands')
    expect(await olga.getByRole('combobox', { name: 'Organization' }).inputValue()).toBe('Lowlands Ultimate')
  })

  test('it leads to what is still to do, as the records say', { tags: ['thorough'] }, async () => {
    await olga.getByRole('button', { name: 'Create and continue' }).click()
    await olga.getByRole('heading', { name: /things to do/ }).waitFor()
    expect(await Promise.all(['organizations', 'leagues', 'seasons', 'tournaments'].map(many))).toEqual([
      1, 1, 1, 1,
    ])
    await expectAccessible(olga, 'what is still to do for a tournament')
    const toDo = olga.getByRole('list', { name: 'Still to do' })
    await toDo.getByRole('listitem').filter({ hasText: 'Days' }).getByText('Done', { exact: true }).waitFor()
    await toDo.getByRole('link', { name: 'Teams' }).click()
    await olga.getByLabel('Names of teams, one in each line').fill('Lions\nBears\nWolves\nFoxes')
    await olga.getByRole('button', { name: 'Save the list' }).click()
    await olga.getByText('Saved: 4 teams').waitFor()
    await olga.getByRole('link', { name: 'Still to do' }).click()
    await toDo.getByRole('listitem').filter({ hasText: 'Teams' }).getByText('Done', { exact: true }).waitFor()
  })

  test(
    'a league season begins in the same way, in the organization that there is',
    { tags: ['thorough'] },
    async () => {
      await olga.goto(`${server.url}/office/start`)
      await olga.getByText('League season', { exact: true }).click()
      await olga.getByLabel('Name of the league').fill('Winter League')
      await chooseSport(olga, 'Ultimate')
      await olga.getByLabel('First day').fill('2027-09-04')
      await olga.getByRole('button', { name: 'Create and continue' }).click()
      await olga.getByRole('heading', { level: 1, name: 'Winter League 2027' }).waitFor()
      expect(await many('organizations')).toBe(1)
      await olga.getByRole('link', { name: 'Fixtures' }).first().waitFor()
      await expectAccessible(olga, 'what is still to do for a season')
    },
  )

  test(
    'its sport is changed as long as nothing is recorded, and everybody may see it once that is said',
    { tags: ['thorough'] },
    async () => {
      await olga.goto(`${server.url}/office`)
      await olga.getByRole('link', { name: 'Organization' }).click()
      const league = olga.getByRole('region', { name: 'Winter League', exact: true })
      await league.getByLabel('Sport').selectOption('Soccer')
      await league.getByRole('button', { name: 'Save' }).click()
      await league.getByText('Saved', { exact: true }).waitFor()
      expect(await office.column('/leagues/?name=Winter League', 'sport')).toEqual(['soccer'])
      await expectAccessible(olga, 'the details of an organization with its leagues')
      await league.getByRole('link', { name: '2027' }).click()
      await olga.getByRole('link', { name: 'Open to everybody' }).click()
      await olga.getByLabel('Everybody may see it').check()
      await olga.getByRole('button', { name: 'Save' }).click()
      await olga.getByText('Saved', { exact: true }).waitFor()
      const anyone = new Client(server.url)
      expect(await anyone.column('/seasons/', 'is_public')).toEqual([true])
      await olga.getByRole('button', { name: 'Link and QR code' }).click()
      const [season] = await office.column('/seasons/?name=2027&order_by=[-id]', 'id')
      const address = olga.getByRole('dialog').getByLabel('Address', { exact: true })
      expect(await address.inputValue()).toBe(`${server.url}/events/season:${String(season)}`)
      await olga.getByRole('dialog').getByRole('img', { name: 'QR code' }).waitFor()
      await expectAccessible(olga, 'the link of a season and its QR code')
      await olga.keyboard.press('Escape')
    },
  )

  test(
    'people are invited by a link, which is listed until somebody uses it',
    { tags: ['thorough'] },
    async () => {
      await olga.goto(`${server.url}/office`)
      await olga.getByRole('link', { name: 'Organization' }).click()
      await olga.getByRole('link', { name: 'People' }).click()
      await olga.getByRole('button', { name: 'Create a link' }).click()
      await olga.getByRole('img').first().waitFor()
      await expectAccessible(olga, 'the people of an organization')
      await olga.getByRole('button', { name: 'Done' }).click()
      await olga.reload()
      await olga.getByRole('listitem').filter({ hasText: 'Scorekeeper' }).waitFor()
    },
  )
})

/** Two organizers at an empty server, who were both asked to set up the same cup. */
describe('two at the start at once', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    organizers = await twoOrganizers(server, null, { online: true })
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto]) {
      await page.goto(`${server.url}/office/start`)
      await page.getByLabel('Name of the organization').fill('Lowlands Ultimate')
      await page.getByLabel('Name', { exact: true }).fill('Spring Cup')
      await chooseSport(page, 'Ultimate')
      await page.getByLabel('First day').fill('2027-05-08')
    }
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const made = async () =>
    Promise.all(
      ['organizations', 'leagues', 'seasons', 'tournaments'].map(
        async family => (await office.list(`/${family}/`)).objects.length,
      ),
    )
  const makeIt = (page: Page) => page.getByRole('button', { name: 'Create and continue' }).click()
  const choose = async (page: Page, label: string, name: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }

  test(
    'the second is told what the first has made, step by step, and keeps what was written',
    { tags: ['thorough'] },
    async () => {
      await makeIt(olga)
      await olga.getByRole('heading', { name: /things to do/ }).waitFor()
      await makeIt(otto)
      await otto.getByText(/There is an organization called .*Lowlands Ultimate.* already/).waitFor()
      expect(await made()).toEqual([1, 1, 1, 1])
      expect(await otto.getByLabel('Name', { exact: true }).inputValue()).toBe('Spring Cup')
      await expectAccessible(otto, 'the start of what is there already')

      await choose(otto, 'Organization', 'Lowlands Ultimate')
      await makeIt(otto)
      await otto.getByText(/There is a league called .*Spring Cup.* already/).waitFor()
      await choose(otto, 'League', 'Spring Cup')
      await makeIt(otto)
      await otto.getByText(/There is a tournament called .*Spring Cup.* in this season already/).waitFor()
      expect(await made()).toEqual([1, 1, 1, 1])
    },
  )

  test(
    'the second can make another tournament of the same name by ticking a box',
    { tags: ['thorough'] },
    async () => {
      await otto.getByLabel('Create another one of the same name').check()
      await makeIt(otto)
      await otto.getByRole('heading', { name: /things to do/ }).waitFor()
      expect(await made()).toEqual([1, 1, 1, 2])
    },
  )
})
