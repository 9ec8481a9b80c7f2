/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationAnswers } from '../../../shared-schema/api/registrations.ts'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('the fees of a tournament', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let desk: Page
  let part: string
  const tokens: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    part = `${server.url}/office/tournaments/${league.tournament}/registration`
    browser = await launchBrowser({ online: true })
    desk = pageOf(browser)
    await enterOffice(desk, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const card = (team: string) => desk.getByRole('article', { name: team })
  const register = async (team_name: string, contact_name: string) => {
    const { body } = await new Client(server.url).send(
      'POST',
      `/tournaments/${league.tournament}/registration/`,
      { team_name, contact_name, contact_email: 'ann@example.org' },
    )
    const { token, registration } = registrationAnswers.NewRegistration.parse(body)
    tokens.push(token)
    return registration.reference
  }

  test('are set in the form', async () => {
    await desk.goto(part)
    await desk.getByLabel('Teams can register').check()
    await desk.getByRole('combobox', { name: 'Currency of the fees' }).fill('EUR')
    await desk.getByRole('option', { name: 'EUR' }).click()
    await desk.getByRole('button', { name: 'Add a fee' }).click()
    await desk.getByLabel('What for', { exact: true }).fill('Entry fee')
    await desk.getByLabel('Amount in EUR').fill('lots')
    await desk.getByLabel('To be paid by').fill('2020-05-01')
    await desk.getByLabel('How to pay').fill('IBAN NL00 BANK 0123')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('Write an amount such as 50 or 12.50.').waitFor()
    await desk.getByLabel('Amount in EUR').fill('1,250.5')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('Saved').waitFor()
    expect(await desk.getByLabel('Amount in EUR').inputValue()).toBe('1250.50')
    await expectAccessible(desk, 'the fees of a form')
  })

  let reference: string

  test('are shown to a team, with its reference and how to pay', async () => {
    reference = await register('Night Owls', 'Nora')
    await register('Early Birds', 'Eva Maria')
    await desk.goto(`${server.url}/register/${league.tournament}`)
    await desk.getByText('Entry fee: €1,250.50, to be paid by 1 May 2020').waitFor()
    await desk.goto(`${server.url}/registration#${tokens[0]}`)
    await desk.getByText('Still to pay: €1,250.50, of which €1,250.50 is overdue.').waitFor()
    expect(await desk.getByLabel('Payment reference', { exact: true }).inputValue()).toBe(reference)
    await desk.getByText('IBAN NL00 BANK 0123').waitFor()
    await expectAccessible(desk, 'what a team has to pay')
  })

  test('are paid by hand, changed for one team, and a payment is taken back', async () => {
    await desk.goto(`${server.url}/office/tournaments/${league.tournament}/todo`)
    await desk.getByRole('link', { name: 'Overdue fees' }).click()
    await desk.getByText('Still to pay: €2,501.00 · overdue: €2,501.00 · paid: €0.00').waitFor()
    const owls = card('Night Owls')
    await owls.getByRole('button', { name: 'Show all of Night Owls' }).click()
    const payment = owls.getByRole('form', { name: 'A payment of Night Owls' })
    await payment.getByRole('button', { name: 'Record the payment' }).click()
    await payment.getByText('Write an amount such as 50 or 12.50.').waitFor()
    await payment.getByLabel('Amount in EUR').fill('250,50')
    await payment.getByLabel('Paid on').fill('2026-05-03')
    await payment.getByLabel('Note').fill('Cash')
    await payment.getByRole('button', { name: 'Record the payment' }).click()
    await owls.getByText('Still to pay: €1,000.00, of which €1,000.00 is overdue.').waitFor()
    await owls.getByText('Cash', { exact: true }).waitFor()
    await owls.getByRole('button', { name: 'Add a fee' }).click()
    await owls.getByLabel('What for', { exact: true }).nth(1).fill('Discount')
    await owls.getByLabel('Amount in EUR').nth(1).fill('-100')
    await owls.getByRole('button', { name: 'Save the fees' }).click()
    await owls.getByText('Still to pay: €900.00, of which €900.00 is overdue.').waitFor()
    await expectAccessible(desk, 'the payments of a team')
    await owls.getByRole('button', { name: 'Take back 3 May 2026: €250.50' }).click()
    await owls.getByText('Taken back by Olga').waitFor()
    await owls.getByText('Still to pay: €1,150.50').waitFor()
  })

  test('are paid by a bank statement, in which nothing counts twice', async () => {
    const rows = [
      'Buchungstag;Verwendungszweck;Auftraggeber;Betrag',
      `03.05.2026;Thanks ${reference.toLowerCase().replaceAll(' ', '')};Bank of Owls;1.150,50`,
      '04.05.2026;Entry;Maria, Eva;1.250,50',
      '04.05.2026;Charges;Bank;-3,00',
      '05.05.2026;Who;Somebody;10,00',
      ';;Total;',
    ]
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    await desk.goto(part)
    await desk.getByText('Bank statement', { exact: true }).click()
    await desk.locator('input[type=file]').setInputFiles(file)
    const teamOf = (row: number) => desk.getByLabel(`Team of row ${row}`, { exact: true })
    const chosen = (row: number) => teamOf(row).locator('option:checked').textContent()
    await desk.getByText('Found by its reference.').waitFor()
    expect([await chosen(2), await chosen(3), await chosen(4), await chosen(5)]).toEqual([
      'Night Owls',
      'Leave out',
      'Leave out',
      'Leave out',
    ])
    await desk.getByText('Perhaps Early Birds').waitFor()
    await teamOf(3).selectOption('Early Birds')
    await desk.getByText('1 row has no day or no amount').waitFor()
    await expectAccessible(desk, 'a bank statement')
    await teamOf(5).selectOption('Early Birds')
    await desk.getByRole('button', { name: 'Record 3 payments' }).click()
    await desk.getByText('3 payments are recorded.').waitFor()
    await desk.getByText('Already recorded: Night Owls').waitFor()
    expect(await desk.getByRole('button', { name: /^Record/ }).isDisabled()).toBe(true)
    await desk.locator('input[type=file]').setInputFiles(file)
    await desk.getByText('Already recorded: Night Owls').waitFor()
    await desk.getByText('Registrations', { exact: true }).click()
    await desk.getByText('Still to pay: €0.00 · paid: €2,411.00 · paid too much: €10.00').waitFor()
    await card('Night Owls').getByText('Everything is paid.').waitFor()
    await card('Early Birds').getByText('€10.00 too much was paid.').waitFor()
  })
})
