/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { makeSeason } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { button, joinGame, pageOf, tap } from '../../support/tablet.ts'

/** Two organizers at a tournament of ultimate, which has set no rules yet. */
describe('the rules of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page
  let office: Client
  const others: TestBrowser[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    organizers = await twoOrganizers(server, league.organization, { online: true })
    ;({ olga, otto } = organizers)
  })
  afterAll(async () => {
    for (const browser of others) await browser.close()
    await organizers.close()
    await server.stop()
  })

  const another = async (): Promise<Page> => {
    const browser = await launchBrowser({ online: true })
    others.push(browser)
    return pageOf(browser)
  }
  const rulesPage = () => `${server.url}/office/tournaments/${league.tournament}/rules`
  const stored = async () => (await office.get(`/tournaments/${league.tournament}/`)).body
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
  const described = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()
  const criteria = (page: Page) =>
    page.getByRole('list', { name: 'Teams are compared in this order:' }).getByRole('listitem')

  test('are a step of what is still to do, which does not wait for it', async () => {
    await olga.goto(`${server.url}/office/tournaments/${league.tournament}/todo`)
    await described(olga, 'The usual rules of the sport count.')
    const lines = olga.getByRole('list', { name: 'Still to do' }).getByRole('listitem')
    const open = (await lines.allTextContents()).filter(line => !line.endsWith('Done'))
    await olga.getByRole('heading', { name: `${open.length - 1} things to do` }).waitFor()
    await olga.getByRole('main').getByRole('link', { name: 'Rules' }).last().click()
    await olga.getByRole('heading', { name: 'How games are played' }).waitFor()
  })

  test('say what counts where a field is empty, and leave out what the sport does not know', async () => {
    await described(olga, 'Empty: 15, the usual in this sport.')
    expect(await field(olga, 'Minutes of a half').count()).toBe(0)
    await expectAccessible(olga, 'the rules of a tournament')
    await office.send('PATCH', `/seasons/${league.season}/`, { hard_cap_minutes: 100 })
    await described(olga, 'Empty: 100, as in the season.')
  })

  test('begin with those of an event; one figure is changed, and nothing counts before it is saved', async () => {
    await field(olga, 'Begin with the rules of').selectOption('Windmill Windup')
    await expect.poll(() => field(olga, 'Soft cap after minutes').inputValue()).toBe('85')
    expect(await field(olga, 'Game to').inputValue()).toBe('15')
    await field(olga, 'Game to').fill('13')
    expect(await stored()).toMatchObject({ points_to_win: null, soft_cap_minutes: null })
    await save(olga)
    expect(await stored()).toMatchObject({ points_to_win: 13, soft_cap_minutes: 85, soft_cap_points: 1 })
  })

  test('explain how teams are ranked', async () => {
    await field(olga, 'Ranking rules').selectOption('Bundesliga')
    await expect
      .poll(() => criteria(olga).allTextContents())
      .toEqual([
        'Points, all games',
        'Goal difference, all games',
        'Goals scored, all games',
        'Goal difference, games among the level teams',
        'Away goals, games among the level teams',
        'Away goals, all games',
      ])
    await described(olga, 'A win gives 3, a draw 1, a loss 0.')
    await described(olga, 'A forfeited game counts 2–0.')
    await described(olga, 'No game of a team that leaves counts.')
    await field(olga, 'Ranking rules').selectOption('Wins, then the difference')
    await described(olga, 'A forfeited game counts 13–0.')
    await described(olga, 'Level to the end: coin toss.')
    await save(olga)
    expect(await stored()).toMatchObject({ tie_break_preset: 'plain', tie_break_criteria: [] })
  })

  test(
    'have criteria that are put in another order, limited, added and taken out',
    { tags: ['thorough'] },
    async () => {
      await olga.getByRole('button', { name: 'Change the criteria' }).click()
      await olga.getByRole('button', { name: 'Goal difference, all games: up' }).click()
      await expect.poll(() => criteria(olga).first().textContent()).toContain('1. Goal difference, all games')
      // It is at the top now, and the button that goes on is the one for down.
      expect(await olga.evaluate('document.activeElement.ariaLabel')).toBe('Goal difference, all games: down')
      const first = olga.getByRole('group', { name: 'Criterion 1' })
      await first.getByLabel('Which games count').selectOption('games among the level teams')
      await first.getByLabel('Most from one game').fill('10')
      await olga.getByRole('button', { name: 'Goals scored, all games: remove' }).click()
      await olga.getByRole('button', { name: 'Add a criterion' }).click()
      const third = olga.getByRole('group', { name: 'Criterion 3' })
      await third.getByLabel('What is compared').selectOption('Fewest goals allowed')
      await third.getByLabel('per game').check()
      await expectAccessible(olga, 'the criteria of a tournament')
      await save(olga)
      expect((await stored()).tie_break_criteria).toEqual([
        { metric: 'goal difference', scope: 'tied', per_game: false, margin_cap: 10 },
        { metric: 'wins', scope: 'pool', per_game: false, margin_cap: null },
        { metric: 'fewest goals allowed', scope: 'pool', per_game: true, margin_cap: null },
      ])
      await olga
        .getByRole('button', { name: 'Use the criteria of “Wins, then the difference” again' })
        .click()
      await save(olga)
      expect((await stored()).tie_break_criteria).toEqual([])
    },
  )

  test('fit a phone', { tags: ['thorough'] }, async () => {
    const before = olga.viewportSize()
    await olga.getByRole('button', { name: 'Change the criteria' }).click()
    await olga.setViewportSize({ width: 390, height: 844 })
    await olga.getByRole('group', { name: 'Criterion 3' }).waitFor()
    expect(await olga.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await olga.getByRole('button', { name: /^Use the criteria of/ }).click()
    if (before) await olga.setViewportSize(before)
  })

  test('tell the second of two who write into one field, who chooses', { tags: ['thorough'] }, async () => {
    await otto.goto(rulesPage())
    await field(olga, 'Hard cap after minutes').fill('95')
    await olga.getByRole('button', { name: 'Change the criteria' }).click()
    await olga.getByRole('button', { name: 'Goals scored, all games: remove' }).click()
    await field(otto, 'Hard cap after minutes').fill('90')
    await otto.getByRole('button', { name: 'Change the criteria' }).click()
    await otto.getByRole('button', { name: 'Games won, all games: remove' }).click()
    await save(otto)
    await olga.getByText('Somebody else wrote here meanwhile: 90').waitFor()
    await olga
      .getByText('Somebody else wrote here meanwhile: Goal difference, all games; Goals scored, all games')
      .waitFor()
    await olga.getByRole('button', { name: 'Take that instead' }).first().click()
    await expect.poll(() => field(olga, 'Hard cap after minutes').inputValue()).toBe('90')
    await save(olga)
    expect(await stored()).toMatchObject({
      hard_cap_minutes: 90,
      tie_break_criteria: [{ metric: 'wins' }, { metric: 'goal difference' }],
    })
  })

  test('what is wrong is told beside its field', { tags: ['thorough'] }, async () => {
    await field(olga, 'Game to').fill('many')
    await olga.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => field(olga, 'Game to').getAttribute('aria-invalid')).toBe('true')
  })

  test('have those of swiss rounds once some are planned', { tags: ['thorough'] }, async () => {
    await olga.reload()
    await field(olga, 'Game to').fill('3')
    await olga.getByLabel('Captains confirm the result').check()
    expect(await olga.getByRole('heading', { name: 'Swiss rounds' }).count()).toBe(0)
    await office.send('PATCH', `/tournaments/${league.tournament}/`, { number_of_swiss_rounds: 5 })
    await field(olga, 'Who meets whom').selectOption({ index: 3 })
    await field(olga, 'Victory points: the most in a game').fill('20')
    await save(olga)
    expect(await stored()).toMatchObject({
      points_to_win: 3,
      captains_confirm: true,
      swiss_pairing_type: 'monrad pairing',
      swiss_victory_points_cap: 20,
    })
  })

  test('turn spirit off, and then no screen mentions it', { tags: ['thorough'] }, async () => {
    const game = await makeGame(server.db, league)
    const tablet = await another()
    await joinGame(tablet, server.url, server.db, league, game, 'scorekeeper', 'Sigrid')
    const onTablet = tablet.getByRole('tab', { name: 'Spirit' })
    await onTablet.waitFor()
    await olga.getByLabel('Teams score each other’s spirit').selectOption({ label: 'no' })
    await save(olga)
    await onTablet.waitFor({ state: 'detached' })
    const page = await another()
    await enterOffice(page, server, league.organization, 'Oskar', 'owner')
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
    await page.getByText('Final standings').first().waitFor()
    expect(await page.getByText(/Spirit/).count()).toBe(0)
    await olga.getByLabel('Teams score each other’s spirit').selectOption({ label: 'As usual: yes' })
    await save(olga)
    await onTablet.waitFor()
  })

  test('reach the tablets', { tags: ['thorough'] }, async () => {
    const game = await makeGame(server.db, league)
    const tablet = await another()
    await joinGame(tablet, server.url, server.db, league, game, 'scorekeeper', 'Sam')
    const score = tablet.getByRole('region', { name: 'Score' })
    await tap(button(tablet, 'Goal Sexy Legs'))
    await tap(button(tablet, 'Goal Sexy Legs'))
    await score.getByText('Half-time at 2').waitFor()
    // The office lowers the points during the game.
    await field(olga, 'Game to').fill('2')
    await save(olga)
    await score.getByText('2 reached: the game is won').waitFor()
    await tap(button(tablet, 'End game'))
    await tablet.getByRole('dialog').getByText('The captains agree').waitFor()
  })

  test('are not for a viewer', { tags: ['thorough'] }, async () => {
    const page = await another()
    await enterOffice(page, server, league.organization, 'Vera', 'viewer')
    await page.goto(rulesPage())
    await described(page, 'The office is for people who have a role as owner or admin.')
    expect(await field(page, 'Game to').count()).toBe(0)
  })
})

/** A season of soccer. */
describe('the rules of a season in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test('are those of its games and of its table', { tags: ['thorough'] }, async () => {
    const office = new Client(server.url, await server.signIn('owner'))
    const { season } = await makeSeason(office, 'soccer')
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/seasons/${season}/rules`)
    await page.getByText('Empty: 45, the usual in this sport.').waitFor()
    expect(await page.getByLabel('Soft cap after minutes').count()).toBe(0)
    await page.getByLabel('Minutes of a half').fill('35')
    await page.getByLabel('Ranking rules').selectOption('Six Nations')
    await page.getByText('Empty: 7, as in the ranking rules.').waitFor()
    await page.getByLabel('Ranking rules').selectOption('Bundesliga')
    await page.getByLabel('Points for a draw').fill('-1')
    await expectAccessible(page, 'the rules of a season')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect((await office.get(`/seasons/${season}/`)).body).toMatchObject({
      period_minutes: 35,
      tie_break_preset: 'Bundesliga',
      points_for_tie: -1,
    })
  })
})
