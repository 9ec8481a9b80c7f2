/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Hand, promisedTaps } from '../../support/hand.ts'
import { beginFirstEvent } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf, tap } from '../../support/tablet.ts'

const regulars = ['Ann Lee', 'Bob Ray', 'Cas Wit', 'Dan Fox', 'Eva Jansen', 'Fin Low', 'Gus May', 'Ida Roe']

/** A hobby group that plays every Tuesday, with those who are there, in teams that are drawn on the spot. */
describe('a pick-up night that repeats, from the first link to the second night', () => {
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
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const field = (name: string, within: Page | Locator = page) => within.getByLabel(name, { exact: true })
  const listOf = async (query: string): Promise<Body[]> => (await office.list(query)).objects
  const drawing = () => page.getByRole('region', { name: 'Draw teams' })
  /** The players of each team of a night, by the names of the teams. */
  const teamsOf = async (night: unknown): Promise<Map<unknown, unknown[]>> => {
    const entries = await listOf(`/tournament_teams/?tournament_id=${Number(night)}&order_by=[seed]`)
    const teams = new Map<unknown, unknown[]>()
    for (const { team_id } of entries) {
      const { name } = (await office.get(`/teams/${Number(team_id)}/`)).body
      teams.set(name, await office.column(`/team_players/?team_id=${Number(team_id)}`, 'player_id'))
    }
    return teams
  }

  test('the first night is set up, and the others in one step', async () => {
    await beginFirstEvent(page, server, hand)
    await hand.type(field('Name of the organization'), 'Lowlands Pick-up')
    await hand.tap(page.getByText('Single game day', { exact: true }))
    await hand.type(field('Name'), 'Tuesday pick-up')
    await hand.type(page.getByRole('combobox', { name: 'Sport' }), 'Ultimate')
    await hand.tap(page.getByRole('option', { name: 'Ultimate', exact: true }))
    await hand.type(field('Day'), '2027-04-06')
    await hand.tap(button('Create and continue'))
    await hand.tap(link('Sites'))
    await hand.type(field('Name of the site'), 'West Park')
    await hand.tap(button('Add the site'))
    const park = page.getByRole('region', { name: 'West Park', exact: true })
    await hand.type(park.getByLabel('Opens'), '19:00')
    await hand.type(park.getByLabel('Closes'), '22:00')
    await hand.tap(button('Add the field', park))
    await expect.poll(() => park.getByLabel('Name of the next field').inputValue()).toBe('Field 2')
    await hand.tap(link('Details'))
    const again = page.getByRole('region', { name: 'Play it again' })
    await hand.type(again.getByLabel('Its first day'), '2027-04-13')
    await hand.tap(again.getByRole('combobox', { name: 'Repeats' }))
    await hand.tap(page.getByRole('option', { name: 'Every week' }))
    await hand.type(again.getByLabel('Until'), '2027-06-29')
    await again.getByText('12 dates').waitFor()
    await hand.tap(button('Make 12 new tournaments', again))
    await page.getByRole('heading', { level: 1, name: 'Tuesday pick-up, 13 Apr' }).waitFor()
    const nights = await listOf('/tournaments/?order_by=[start_date]')
    expect(nights.map(({ start_date }) => start_date).slice(0, 3)).toEqual([
      '2027-04-06',
      '2027-04-13',
      '2027-04-20',
    ])
    expect(nights).toHaveLength(13)
    expect(new Set(nights.map(({ season_id }) => season_id)).size).toBe(1)
  })

  test('on the first night teams are drawn from those who are there, and play', async () => {
    await hand.tap(link('Office'))
    await hand.tap(page.getByRole('link', { name: 'Tuesday pick-up', exact: true }))
    await hand.tap(link('Teams'))
    await hand.tap(button('Draw teams from players'))
    await hand.type(drawing().getByLabel('Names of others who are there'), regulars.join('\n'))
    await hand.tap(button('Draw with 8 players', drawing()))
    await expectAccessible(page, 'teams that are drawn')
    await hand.tap(button('Save these teams', drawing()))
    await drawing().getByText('The teams are saved with their rosters.').waitFor()
    const [night] = await office.column('/tournaments/?order_by=[start_date]', 'id')
    const teams = await teamsOf(night)
    expect([...teams.keys()]).toEqual(['Light, 6 Apr', 'Dark, 6 Apr'])
    expect([...teams.values()].map(players => players.length)).toEqual([4, 4])
    await playOneGame()
    await expect
      .poll(() => listOf(`/games/?tournament_id=${Number(night)}`))
      .toMatchObject([{ status: 'final', team_1_score: 1, team_2_score: 0 }])
  })

  /** Makes the game of two teams, and keeps its score as on a tablet. */
  async function playOneGame(): Promise<void> {
    await hand.tap(link('Format'))
    await hand.tap(page.getByRole('radio').first())
    await hand.tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()
    await hand.tap(link('Results'))
    await hand.tap(button(/^Light.* Enter Dark/))
    await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'All about this game' }))
    for (const name of ['Start game', /^Goal Light/, 'End game', 'Confirm end']) {
      hand.count++
      await tap(button(name))
    }
    await page.getByTestId('status').getByText('Final').waitFor()
  }

  test('on the second night others are there too, in other teams', async () => {
    await page.goto(`${server.url}/office`)
    hand.count++
    await hand.tap(page.getByRole('link', { name: 'Tuesday pick-up, 13 Apr' }))
    await hand.tap(link('Teams'))
    await hand.tap(button('Draw teams from players'))
    for (const name of regulars.slice(0, 5))
      await hand.tap(drawing().getByRole('checkbox', { name, exact: true }))
    await hand.type(drawing().getByLabel('Names of others who are there'), 'Jan Newman')
    await hand.tap(button('Draw with 6 players', drawing()))
    await hand.tap(button('Save these teams', drawing()))
    await drawing().getByText('The teams are saved with their rosters.').waitFor()
    const [first, second] = await office.column('/tournaments/?order_by=[start_date]', 'id')
    const [before, now] = [await teamsOf(first), await teamsOf(second)]
    expect([...now.values()].map(players => players.length)).toEqual([3, 3])
    const earlier = new Set([...before.values()].flat())
    expect([...now.values()].flat().filter(player => !earlier.has(player))).toHaveLength(1)
    expect(hand.count).toBeLessThanOrEqual(
      promisedTaps('A weekly evening, its next 12 dates, and two evenings with drawn teams'),
    )
  })
})
