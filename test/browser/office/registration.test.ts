/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('registration for a tournament', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  const browsers: TestBrowser[] = []
  let desk: Page
  let phone: Page
  let link = ''

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    await office.put(`/tournaments/${league.tournament}/`, { start_date: '2099-06-13' })
    browsers.push(await launchBrowser({ online: true }), await launchBrowser({ online: true }))
    const [one, two] = browsers
    if (!one || !two) throw new Error('There are no two browsers')
    desk = pageOf(one)
    phone = pageOf(two)
    await phone.setViewportSize({ width: 390, height: 844 })
    await enterOffice(desk, server, league.organization)
  })
  afterAll(async () => {
    await Promise.all(browsers.map(browser => browser.close()))
    await server.stop()
  })

  const card = (team: string) => desk.getByRole('article', { name: team })
  const todo = () => desk.goto(`${server.url}/office/tournaments/${league.tournament}/todo`)

  test('begins with a form that the office offers', async () => {
    await phone.goto(`${server.url}/register/${league.tournament}`)
    await phone.getByText('takes no registrations here').waitFor()
    await desk.goto(`${server.url}/office/tournaments/${league.tournament}/registration`)
    await desk.getByLabel('Teams can register').check()
    await desk.getByLabel('Places', { exact: true }).fill('1')
    await desk.getByLabel('Waiting list once all places are taken').check()
    await desk.getByLabel('Introduction').fill('Bring light and dark jerseys.')
    await desk.getByRole('button', { name: 'Add a question' }).click()
    await desk.getByLabel('Question', { exact: true }).fill('Level')
    await desk.getByLabel('Answer', { exact: true }).selectOption('one of a list')
    await desk.getByLabel('Choices').fill('Beginners\nExperts')
    await desk.getByLabel('Must be answered').check()
    await desk.getByRole('button', { name: 'Add a text' }).click()
    await desk.getByLabel('Title').fill('Waiver')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('must not be empty').first().waitFor()
    await desk.getByLabel('Text', { exact: true }).fill('At your own risk.')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('Version 1; a change makes the next one.').waitFor()
    await expectAccessible(desk, 'the form of registration')
  })

  test('is sent from a phone, with errors next to the fields', async () => {
    await phone.goto(`${server.url}/register/${league.tournament}`)
    await phone.getByText('Bring light and dark jerseys.').waitFor()
    await phone.getByText('1 place is left.').waitFor()
    await phone.getByLabel('Name of the team').fill('Night Owls')
    await phone.getByLabel('Your name').fill('Nora')
    await phone.getByLabel('Your e-mail').fill('nora@localhost@')
    await phone.getByLabel('Level').selectOption('Experts')
    await phone.getByLabel('I agree: Waiver').check()
    await phone.getByRole('button', { name: 'Add a player' }).click()
    await phone.getByLabel('Number of player 1').fill('7')
    await phone.getByRole('button', { name: 'Register the team' }).click()
    // The browser itself refuses an address without a name.
    expect(await phone.getByLabel('Your e-mail').evaluate(input => input.matches(':invalid'))).toBe(true)
    await phone.getByLabel('Your e-mail').fill('nora@example.org')
    await phone.getByRole('button', { name: 'Register the team' }).click()
    await phone.getByText('First name of player 1 must not be empty.').waitFor()
    await expectAccessible(phone, 'the form of a team')
    await phone.getByLabel('First name of player 1').fill('Ann')
    await phone.getByRole('button', { name: 'Register the team' }).click()
    await phone.getByText('Your registration has arrived').waitFor()
    await phone.getByText('The organizer still has to confirm the registration.').waitFor()
    link = await phone.getByLabel('Private link', { exact: true }).inputValue()
    expect(link).toMatch(/\/registration#[\w-]{32}$/)
    await expectAccessible(phone, 'a registration')
  })

  test('is confirmed by the office, which makes the team', async () => {
    await todo()
    await desk.getByRole('link', { name: 'Registrations' }).click()
    await desk.getByText('1 of 1 places taken: 0 confirmed, 0 waiting').waitFor()
    await card('Night Owls').getByRole('button', { name: 'Show all of Night Owls' }).click()
    await card('Night Owls').getByText('7 Ann').waitFor()
    await card('Night Owls').getByText('Agreed to “Waiver”, version 1').waitFor()
    await expectAccessible(desk, 'a registration that waits for an answer')
    await card('Night Owls').getByRole('button', { name: 'Confirm' }).click()
    await card('Night Owls').getByText('confirmed', { exact: true }).first().waitFor()
    await expectAccessible(desk, 'the registrations')
    await card('Night Owls').getByRole('link', { name: 'To the teams' }).click()
    await desk
      .getByRole('textbox', { name: /Night Owls/ })
      .first()
      .waitFor()
    await phone.goto('about:blank')
    await phone.goto(link)
    await phone.getByText('The team takes part.').waitFor()
  })

  test('lets a confirmed team change its roster, which the office sees', async () => {
    await phone.getByRole('button', { name: 'Add a player' }).click()
    await phone.getByLabel('First name of player 2').fill('Bea')
    await phone.getByRole('button', { name: 'Save' }).click()
    await phone.getByText('Saved.').waitFor()
    const { objects } = await office.list(`/team_players/?tournament_id=${league.tournament}`)
    expect(JSON.stringify(objects)).toContain('"first_name":"Bea"')
    await desk.goto(`${server.url}/office/tournaments/${league.tournament}/registration`)
    await card('Night Owls').getByText('Changed by the team').waitFor()
  })

  test('puts a further team on the waiting list, and a place that becomes free is the office’s to give', async () => {
    await phone.goto(`${server.url}/register/${league.tournament}`)
    await phone.getByText('A team that registers now comes on the waiting list.').waitFor()
    await phone.getByLabel('Name of the team').fill('Early Birds')
    await phone.getByLabel('Your name').fill('Eva')
    await phone.getByLabel('Your e-mail').fill('eva@example.org')
    await phone.getByLabel('Level').selectOption('Beginners')
    await phone.getByLabel('I agree: Waiver').check()
    await phone.getByRole('button', { name: 'Register the team' }).click()
    await phone.getByText('The team is number 1 on the waiting list.').waitFor()
    await desk.reload()
    await card('Early Birds').getByText('waiting, no. 1').waitFor()
    await office.send('PUT', `/tournaments/${league.tournament}/registration_form/`, { capacity: 2 })
    await desk.reload()
    await desk.getByText('First on the waiting list: Early Birds.').waitFor()
  })

  test('is withdrawn by its link', async () => {
    await phone.getByRole('button', { name: 'Withdraw the registration' }).click()
    await phone.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await phone.getByText('The registration was withdrawn.').waitFor()
    await expectAccessible(phone, 'a withdrawn registration')
    await phone.goto(`${server.url}/registration#nothing`)
    await phone.reload()
    await phone.getByText('This link leads to no registration.').waitFor()
    await phone.goto(`${server.url}/registration`)
    await phone.getByText('This address is not complete.').waitFor()
  })

  test('takes a team that the season has, which is proposed by its name', async () => {
    const at = `/tournaments/${league.tournament}/registration`
    await office.send('PUT', `${at}_form/`, { questions: [], agreements: [] })
    const contact = { contact_name: 'Sam', contact_email: 'sam@example.org' }
    await office.post(`${at}/`, { team_name: 'Sexy Lgs', roster: [{ first_name: 'Zoe' }], ...contact })
    await desk.goto(`${server.url}/office/tournaments/${league.tournament}/registration`)
    await card('Sexy Lgs')
      .getByText(/The season has .*Sexy Legs.* already/)
      .waitFor()
    await card('Sexy Lgs').getByRole('button', { name: 'Take this team' }).click()
    await card('Sexy Lgs').getByText('The private link then shows and changes the whole roster.').waitFor()
    await expectAccessible(desk, 'a registration with a team of the season')
    await card('Sexy Lgs').getByRole('button', { name: 'Confirm' }).click()
    await card('Sexy Lgs').getByText('confirmed', { exact: true }).first().waitFor()
    const roster = await office.list(`/team_players/?team_id=${league.teams[0]}`)
    expect(JSON.stringify(roster.objects)).toContain('"first_name":"Zoe"')
    expect(await office.column('/teams/?name=Sexy Lgs', 'id')).toEqual([])
  })
})
