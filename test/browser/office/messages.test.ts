/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { transaction } from '../../../server/database/transaction.ts'
import { keepPublished } from '../../../server/tournament/published-schedule.ts'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { MailServer } from '../../support/mail-server.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('messages from the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let mails: MailServer
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    mails = await MailServer.start()
    const env = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'scores@example.org',
      PUBLIC_URL: 'http://scores.example.org',
    }
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    await office.put(`/tournaments/${league.tournament}/`, {
      is_public: true,
      start_date: '2026-06-01',
      end_date: '2026-06-01',
    })
    browser = await launchBrowser()
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await mails.stop()
  })

  const at = (part: string) => `${server.url}/office/tournaments/${league.tournament}/${part}`

  test('go to the contact that was entered in the table of teams', async () => {
    await page.goto(at('teams'))
    const cell = (column: string) => page.getByRole('textbox', { name: `${column}, Sexy Legs` })
    await cell('Contact').first().fill('Cora')
    await cell('Contact’s e-mail').fill('cora@example.org')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect
      .poll(async () => (await office.get(`/teams/${league.teams[0]}/`)).body.contact_email)
      .toBe('cora@example.org')

    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByText('Nothing was written yet.').waitFor()
    await page.getByRole('button', { name: 'Write a message' }).click()
    const form = page.getByRole('dialog', { name: 'Write a message' })
    await form.getByLabel('Subject').fill('Rain at {event}')
    await form.getByLabel('Text', { exact: true }).fill('Hello {contact}, bring boots for {team}.')
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText('Hello Cora, bring boots for Sexy Legs.').waitFor()
    await form.getByText('Rusty Bikes: enter a contact in the table of teams.').waitFor()
    await expectAccessible(page, 'a message with its preview')
    await form.getByRole('button', { name: 'Send 1 message' }).click()
    await page.getByText('1 sent').waitFor()
    await page.getByRole('button', { name: 'Show 1 recipient' }).click()
    await page.getByRole('rowheader', { name: /Cora/ }).waitFor()
    await expectAccessible(page, 'the messages of a tournament')
    expect(mails.to('cora@example.org')).toHaveLength(1)
  })

  test('tell the teams whose games moved, and mark the changes as announced', async () => {
    const game = await makeGame(server.db, league)
    await transaction(server.db, tx => keepPublished(tx, league.tournament))
    await office.put(`/games/${game}/`, { start_time: '2026-06-01T15:30' })
    await page.goto(at('schedule'))
    await page.getByRole('button', { name: 'Notify the 2 teams concerned' }).click()
    const form = page.getByRole('dialog', { name: 'Write a message' })
    await form.getByLabel('Language of the message').selectOption('Deutsch')
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText('15:30', { exact: false }).first().waitFor()
    await form.getByText('diese Spiele von Sexy Legs haben sich geändert').last().waitFor()
    await form.getByRole('button', { name: 'Send 1 message' }).click()
    await page.getByText('1 game changed since the schedule was published').waitFor({ state: 'detached' })
    await expect.poll(() => mails.to('cora@example.org').length).toBe(2)
  })

  test('go to the teams and officials of one game, and to all divisions of an event', async () => {
    const game = await makeGame(server.db, league)
    const { id: official_id } = await office.make('officials', {
      ...{ name: 'Ola', email: 'ola@example.org', organization_id: league.organization },
    })
    await office.make('game_officials', { official_id, game_id: game, role: 'referee' })
    await page.goto(at('messages'))
    await page.getByRole('button', { name: 'Write a message' }).click()
    const form = page.getByRole('dialog', { name: 'Write a message' })
    await form.getByLabel('Who gets it').selectOption('A pool, a round or a game')
    await form.getByRole('combobox', { name: 'Pool, round or game' }).click()
    await page.getByRole('option', { name: 'Pool A', exact: true }).waitFor()
    await page
      .getByRole('option', { name: /Sexy Legs – Rusty Bikes/ })
      .filter({ hasNotText: '15:30' })
      .click()
    await form.getByLabel('Officials of its games too').check()
    await form.getByLabel('Subject').fill('Boots')
    await form.getByLabel('Text', { exact: true }).fill('{games}')
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText('2 messages; this one for').waitFor()
    await expectAccessible(page, 'a message about a game')
    await form.getByRole('button', { name: 'Send 2 messages' }).click()
    await expect.poll(() => mails.to('ola@example.org').length).toBe(1)

    const meet = await office.make('meets', { name: 'Windmill', organization_id: league.organization })
    await office.put(`/tournaments/${league.tournament}/`, { meet_id: meet.id })
    await page.goto(`${server.url}/office/meets/${meet.id}/messages`)
    await page.getByRole('button', { name: 'Write a message' }).click()
    await form.getByLabel('Who gets it').selectOption('Some teams')
    await form.getByRole('checkbox', { name: 'Test Cup: Sexy Legs' }).check()
    await form.getByLabel('Subject').fill('News of {event}')
    await form.getByLabel('Text', { exact: true }).fill('Welcome')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expectAccessible(page, 'a message to an event with divisions')
    await form.getByRole('button', { name: 'Send 1 message' }).click()
    await page.getByRole('heading', { name: 'News of Windmill' }).waitFor()
    await page.goto(at('messages'))
    await page
      .getByRole('article', { name: 'News of Windmill' })
      .getByText('Written to the whole event')
      .waitFor()
  })
})
