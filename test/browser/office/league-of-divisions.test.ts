/** @module-tag long */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Hand, promisedTaps } from '../../support/hand.ts'
import { beginFirstEvent } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** The clubs of each division, the strongest first: the stronger of two always wins. */
const divisions = {
  First: ['Lions', 'Bears', 'Wolves', 'Foxes', 'Herons', 'Otters'],
  Second: ['Cranes', 'Owls', 'Badgers', 'Hares', 'Newts', 'Toads'],
} as const
const clubs: readonly string[] = [...divisions.First, ...divisions.Second]
/** The club that goes home after half of the season. */
const leaver = 'Foxes'

/**
 * An organizer with an empty server, who does everything in the browser: the tests ask by REST only for what
 * came of it.
 */
describe('a league of two divisions, from the first link to the next season', () => {
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
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const choose = async (name: string, option: string, within: Page | Locator = page) => {
    await hand.tap(within.getByRole('combobox', { name }))
    await hand.tap(page.getByRole('option', { name: option, exact: true }))
  }
  const listOf = async (query: string): Promise<Body[]> => (await office.list(query)).objects

  test('is set up with its clubs, fields and fixtures', async () => {
    await beginFirstEvent(page, server, hand)
    await hand.type(field('Name of the organization'), 'Lowlands Ultimate')
    await hand.tap(page.getByText('League season', { exact: true }))
    await hand.type(field('Name of the league'), 'Sunday League')
    await hand.type(page.getByRole('combobox', { name: 'Sport' }), 'Ultimate')
    await hand.tap(page.getByRole('option', { name: 'Ultimate', exact: true }))
    await hand.type(field('First day'), '2027-03-07')
    await hand.tap(button('Create and continue'))

    await hand.tap(link('Teams'))
    const rows = Object.entries(divisions).flatMap(([division, names]) =>
      names.map(name => `${name}\t${division}`),
    )
    await hand.type(
      page.getByLabel('Names of teams, one in each line'),
      ['Team\tDivision', ...rows].join('\n'),
    )
    await hand.tap(button('Save the list'))
    await page.getByText('Saved: 12 teams').waitFor()

    await hand.tap(link('Lowlands Ultimate'))
    await hand.tap(link('Sites'))
    await hand.type(field('Name of the site'), 'West Park')
    await hand.tap(button('Add the site'))
    const park = page.getByRole('region', { name: 'West Park', exact: true })
    for (const next of [2, 3, 4]) {
      await hand.tap(button('Add the field', park))
      await expect.poll(() => park.getByLabel('Name of the next field').inputValue()).toBe(`Field ${next}`)
    }

    await hand.tap(link('Office'))
    await hand.tap(link('Sunday League'))
    await hand.tap(link('Fixtures'))
    await hand.pick(page.getByLabel('Weekday'), 'Sunday')
    await hand.tap(button('Another day or time'))
    await hand.type(page.getByLabel('Time', { exact: true }).last(), '17:00')
    for (const name of ['Field 1', 'Field 2', 'Field 3'])
      await hand.pick(page.getByRole('combobox', { name: 'Fields for everybody' }), `West Park, ${name}`)
    await page.getByText('All wishes are kept.').waitFor()
    await hand.tap(button('Create 60 games'))
    await button('Create 60 games').waitFor({ state: 'detached' })
    const games = await listOf('/games/?limit=200')
    expect(games).toHaveLength(60)
    expect(games.filter(({ game_site_id }) => game_site_id === null)).toEqual([])

    await hand.tap(link('Details'))
    await hand.tap(page.getByLabel('Everybody may see it'))
    await hand.tap(button('Save'))
    await expect.poll(() => office.column('/seasons/', 'is_public')).toEqual([true])
  })

  /** The score of a game: the stronger club wins. */
  const scoreOf = (one: string, other: string): readonly [number, number] =>
    clubs.indexOf(one) < clubs.indexOf(other) ? [15, 9] : [9, 15]

  /** Fills in the scores of some match days in the file that the office gave, and takes it in again. */
  async function enterResults(isIn: (matchDay: number) => boolean): Promise<void> {
    await hand.tap(button('Export: Games'))
    const saving = page.waitForEvent('download')
    await hand.tap(page.getByRole('menuitem', { name: /csv/ }))
    const [headings = '', ...rows] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\n')
    const filled = rows.map(row => {
      const [start, matchDay, place, one = '', other = '', score] = row.split(',')
      if (!isIn(Number(matchDay)) || score !== '') return row
      return [start, matchDay, place, one, other, ...scoreOf(one, other), ''].join(',')
    })
    const scores = filled.filter((row, index) => row !== rows[index]).length
    // A score is typed into the file as it would be anywhere.
    hand.count += scores
    await hand.tap(button('Enter results from a file'))
    const list = dialog('Enter results from a file')
    await hand.give(list.locator('input[type=file]'), {
      ...{ name: 'games.csv', mimeType: 'text/csv', text: [headings, ...filled].join('\n') },
    })
    await hand.tap(button('Save the results', list))
    await list.getByText(`${scores} results saved`).waitFor()
    await hand.tap(list.getByRole('button', { name: 'Close' }))
  }

  test('is played to its middle: results come from a file, and some by hand', async () => {
    await hand.tap(link('Results'))
    await enterResults(day => day < 5)
    expect(await listOf('/games/?status=final&limit=200')).toHaveLength(24)
    const games = (await listOf('/games/?limit=200')).filter(({ match_day }) => match_day === 5)
    const nameOf = new Map((await listOf('/teams/')).map(({ id, name }) => [id, String(name)]))
    for (const game of games) {
      const [one, other] = [nameOf.get(game.team_1_id) ?? '', nameOf.get(game.team_2_id) ?? '']
      const [score_1, score_2] = scoreOf(one, other)
      await hand.tap(button(`${one} Enter ${other}`))
      await hand.type(field(one, page.getByRole('dialog')), String(score_1))
      await hand.type(field(other, page.getByRole('dialog')), String(score_2))
      await hand.tap(button('Save the result', page.getByRole('dialog')))
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(await listOf('/games/?status=final&limit=200')).toHaveLength(30)
  })

  test('goes on when a club leaves', async () => {
    await hand.tap(link('Teams'))
    await hand.tap(button(new RegExp(`^More for .*${leaver}`)))
    await hand.tap(page.getByRole('menuitem', { name: /leaves the season/ }))
    const leaves = dialog(/leaves the season/)
    await hand.tap(button(/leaves the season/, leaves))
    await leaves.waitFor({ state: 'detached' })
    await hand.tap(link('Results'))
    await enterResults(() => true)
    const games = await listOf('/games/?limit=200')
    expect(games.filter(({ status }) => status !== 'final')).toEqual([])
    expect(games.filter(({ forfeit_team_ids }) => String(forfeit_team_ids) !== '')).toHaveLength(5)
  })

  test('has the table of these results, and is closed with awards', async () => {
    const [season] = await office.column('/seasons/', 'id')
    const { standings } = (await office.get(`/seasons/${Number(season)}/standings/`)).body
    const order = (division: readonly string[]) => [
      ...division.filter(club => club !== leaver),
      ...division.filter(club => club === leaver),
    ]
    expect(standings).toMatchObject(
      [...order(divisions.First), ...order(divisions.Second)].map(name => ({ team: { name } })),
    )
    await hand.tap(link('Closing'))
    await page.getByText('Nothing is open: the event can be closed.').waitFor()
    for (const division of ['First', 'Second'] as const) {
      await hand.tap(button('Add an award'))
      const form = dialog('Add an award')
      await choose('Award', 'Another award', form)
      await hand.type(form.getByLabel('Name of the award'), `Champions of the ${division} division`)
      await choose('Team', divisions[division][0], form)
      await hand.tap(button('Save', form))
      await form.waitFor({ state: 'detached' })
    }
    await hand.tap(button('Close the event'))
    await page.getByText('This event is closed').waitFor()
  })

  test('is played again, with promotion and relegation', async () => {
    await hand.tap(link('Details'))
    const again = page.getByRole('region', { name: 'Play it again' })
    await hand.type(again.getByLabel('Name of the new season'), '2028')
    await hand.type(again.getByLabel('Its first day'), '2028-03-05')
    await choose('Division above Second', 'First', again)
    await again.getByText('Cranes: from Second to First').waitFor()
    await hand.tap(button('Make the new season', again))
    await page.getByRole('heading', { level: 1, name: '2028' }).waitFor()
    const [next] = await office.column('/seasons/?name=2028', 'id')
    const teams = await listOf(`/teams/?season_id=${Number(next)}`)
    // The place of the club that left is free: nobody goes down.
    expect(new Map(teams.map(({ name, division }) => [name, division]))).toEqual(
      new Map(
        clubs
          .filter(club => club !== leaver)
          .map(club => [club, club === 'Cranes' || clubs.indexOf(club) < 6 ? 'First' : 'Second']),
      ),
    )
    expect(hand.count).toBeLessThanOrEqual(
      promisedTaps('A league of two divisions with all its results, and its next season'),
    )
  })
})
