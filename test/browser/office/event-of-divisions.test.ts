/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Hand, promisedTaps } from '../../support/hand.ts'
import { beginFirstEvent, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** The team that registers by the form. */
const registered = 'Night Owls'
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)
/** The teams of each division, by their seeds. */
const divisions = {
  Open: [...numbered('Open', 11), registered],
  Women: numbered('Women', 8),
  Juniors: numbered('Juniors', 8),
}
type Division = keyof typeof divisions
const names = ['Open', 'Women', 'Juniors'] as const

/**
 * An organizer with an empty server, who does everything in the browser: the tests ask by REST only for what
 * came of it.
 */
describe('an event of three divisions on six fields, from the first link to the morning', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let browser: TestBrowser
  let page: Page
  const hand = new Hand()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await page.setViewportSize(officeSizes[0])
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const field = (name: string, within: Page | Locator = page) => within.getByLabel(name, { exact: true })
  const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
  /** Opens a division from the start page of the office. */
  const open = async (division: Division) => {
    await hand.tap(link('Office'))
    await hand.tap(page.getByRole('group', { name: 'Windmill' }).getByRole('link', { name: division }))
    await page.getByRole('heading', { level: 1, name: division }).waitFor()
  }
  const listOf = async (query: string): Promise<Body[]> => (await office.list(query)).objects
  const tournamentOf = async (division: Division): Promise<number> =>
    Number((await listOf(`/tournaments/?name=${division}`))[0]?.id)
  const gamesOf = async (division: Division): Promise<Body[]> =>
    listOf(`/games/?tournament_id=${await tournamentOf(division)}&order_by=[id]&limit=200`)

  const pasteTeams = async (teams: readonly string[]) => {
    await hand.tap(link('Teams'))
    await hand.type(page.getByLabel('Names of teams, one in each line'), teams.join('\n'))
    await hand.tap(page.getByLabel('The order of the list is the seeding'))
    await hand.tap(button('Save the list'))
    await page.getByText(`Saved: ${teams.length} teams`).waitFor()
  }

  test('is set up with its divisions, teams and shared fields', async () => {
    await beginFirstEvent(page, server, hand)
    await hand.type(field('Name of the organization'), 'Lowlands Ultimate')
    await hand.type(field('Name'), 'Open')
    await hand.type(page.getByRole('combobox', { name: 'Sport' }), 'Ultimate')
    await hand.tap(page.getByRole('option', { name: 'Ultimate', exact: true }))
    await hand.type(field('First day'), '2099-06-13')
    await hand.type(field('Last day'), '2099-06-14')
    await hand.type(page.getByRole('combobox', { name: 'Time zone' }), 'Europe/Amsterdam')
    await hand.tap(button('Create and continue'))

    await hand.tap(link('Sites'))
    await hand.type(field('Name of the site'), 'West Park')
    await hand.tap(button('Add the site'))
    const park = page.getByRole('region', { name: 'West Park', exact: true })
    await hand.type(park.getByLabel('Opens'), '09:00')
    await hand.type(park.getByLabel('Closes'), '20:00')
    for (const next of [2, 3, 4, 5, 6, 7]) {
      await hand.tap(button('Add the field', park))
      await expect.poll(() => park.getByLabel('Name of the next field').inputValue()).toBe(`Field ${next}`)
    }
    await pasteTeams(divisions.Open.filter(team => team !== registered))

    for (const division of ['Women', 'Juniors'] as const) {
      await hand.tap(link('Details'))
      if (division === 'Women') await hand.type(page.getByLabel('Name of the whole event'), 'Windmill')
      await hand.type(page.getByLabel('Name of the new division'), division)
      await hand.tap(button('Add a division'))
      await page.getByRole('heading', { level: 1, name: division }).waitFor()
      await pasteTeams(divisions[division])
      expect(
        await office.column(`/game_sites/?tournament_id=${await tournamentOf(division)}`, 'name'),
      ).toHaveLength(6)
    }
  })

  test('has rules of its own in each division', async () => {
    for (const [division, federation, points] of [
      ['Open', 'Windmill Windup', '15'],
      ['Women', 'Windmill Windup', '13'],
      ['Juniors', 'WFDF', '11'],
    ] as const) {
      await open(division)
      await hand.tap(page.getByRole('link', { name: 'Rules' }).last())
      await hand.pick(field('Begin with the rules of'), federation)
      await expect.poll(() => field('Game to').inputValue()).toBe('15')
      await hand.type(field('Game to'), points)
      await hand.tap(button('Save'))
      await page.getByText('Saved', { exact: true }).waitFor()
    }
    expect(await office.column('/tournaments/?order_by=[id]', 'points_to_win')).toEqual([15, 13, 11])
  })

  test('lets a team register by its form', async () => {
    await open('Open')
    await hand.tap(link('Registration'))
    await hand.tap(page.getByLabel('Teams can register'))
    await hand.type(field('Places'), '1')
    await hand.tap(button('Save'))
    await expect
      .poll(
        async () => (await office.get(`/tournaments/${await tournamentOf('Open')}/registration_form/`)).body,
      )
      .toMatchObject({ capacity: 1 })
    const phoneBrowser = await launchBrowser({ online: true })
    try {
      const phone = pageOf(phoneBrowser)
      await phone.setViewportSize({ width: 390, height: 844 })
      await phone.goto(`${server.url}/register/${await tournamentOf('Open')}`)
      await phone.getByText('1 place is left.').waitFor()
      await hand.type(phone.getByLabel('Name of the team'), registered)
      await hand.type(phone.getByLabel('Your name'), 'Nora')
      await hand.type(phone.getByLabel('Your e-mail'), 'nora@example.org')
      await hand.tap(button('Register the team', phone))
      await phone.getByText('Your registration has arrived').waitFor()
    } finally {
      await phoneBrowser.close()
    }
    await page.reload()
    const card = page.getByRole('article', { name: registered })
    await hand.tap(button('Confirm', card))
    await card.getByText('confirmed', { exact: true }).first().waitFor()
    expect(await listOf(`/tournament_teams/?tournament_id=${await tournamentOf('Open')}`)).toHaveLength(12)
  })

  test('gets a format in each division, one of them swiss with a cut, on fields that they share', async () => {
    await open('Open')
    await hand.tap(link('Format'))
    await hand.tap(
      page.getByLabel('4 pools of 3, then a bracket in which everybody plays on, for places 1–12'),
    )
    await hand.tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()

    await open('Women')
    await hand.tap(link('Format'))
    await hand.tap(page.getByLabel('4 swiss rounds, then a knock-out for places 1–4'))
    await hand.tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()

    await open('Juniors')
    await hand.tap(link('Format'))
    await hand.tap(page.getByLabel(/^2 pools of 4, then .* for places 1–4 and .* for places 5–8/))
    await hand.tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()

    const games = (await Promise.all(names.map(gamesOf))).flat()
    expect(games.filter(({ game_site_id }) => game_site_id === null).map(({ id }) => id)).toEqual([])
    const slots = games.map(({ game_site_id, start_time }) => `${game_site_id} ${start_time}`)
    expect(new Set(slots).size).toBe(slots.length)
  })

  test('has officials at its games, none at two games at once', async () => {
    await hand.tap(link('Office'))
    await hand.tap(link('Organization'))
    await hand.tap(link('Officials'))
    await hand.tap(button('Add a list of officials'))
    const people = numbered('Official', 14)
    await hand.type(field('Officials', dialog()), people.join('\n'))
    await hand.tap(button('Store the officials', dialog()))
    await dialog().waitFor({ state: 'detached' })
    for (const division of names) {
      await open(division)
      await hand.tap(link('Officials'))
      await hand.type(field('Role'), 'referee')
      await hand.tap(button('Add a role'))
      await page.getByText('referee: 1 official').waitFor()
      await hand.tap(button('Plan officials'))
      await hand.tap(button('Store the plan', dialog()))
      await dialog().waitFor({ state: 'detached' })
    }
    const assigned = await listOf('/game_officials/?limit=200')
    const starts = new Map(
      (await Promise.all(names.map(gamesOf))).flat().map(game => [game.id, game.start_time]),
    )
    const times = assigned.map(({ game_id, official_id }) => `${official_id} ${starts.get(game_id)}`)
    expect(new Set(assigned.map(({ game_id }) => game_id)).size).toBe(starts.size)
    expect(new Set(times).size).toBe(times.length)
  })

  test('is published', async () => {
    for (const division of names) {
      await open(division)
      await hand.tap(link('Schedule'))
      await hand.tap(button('Publish: everybody may see it'))
      await link('What everybody sees').waitFor()
    }
    expect(await office.column('/tournaments/', 'is_public')).toEqual([true, true, true])
  })

  test('has another team in the place of one on the morning', async () => {
    await open('Juniors')
    await hand.tap(link('Teams'))
    await hand.tap(button(/^More for .*Juniors 8/))
    await hand.tap(page.getByRole('menuitem', { name: /^Replace / }))
    const replace = dialog(/^Replace /)
    await hand.type(replace.getByLabel('Or a new team: its name'), 'Late Larks')
    await hand.tap(button('Create this team', replace))
    await expect
      .poll(() => replace.getByRole('combobox', { name: 'By a team of the season' }).inputValue())
      .toBe('Late Larks')
    await hand.tap(button(/^Replace/, replace))
    await replace.waitFor({ state: 'detached' })
    await button(/^More for .*Late Larks/).waitFor()
    const [team] = await listOf('/teams/?name=Juniors 8')
    expect(team).toMatchObject({ name: 'Juniors 8' })
    expect(
      (await gamesOf('Juniors')).filter(game => [game.team_1_id, game.team_2_id].includes(team?.id)),
    ).toEqual([])
    expect(hand.count).toBeLessThanOrEqual(
      promisedTaps('Three divisions on six fields, set up with officials and published, and a team replaced'),
    )
  })
})
