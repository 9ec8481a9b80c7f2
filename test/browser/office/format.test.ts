/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice, takeUp } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** An organizer with eight teams, two fields and a day. */
describe('the format of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 8, {
      start_date: '2026-06-13',
      end_date: '2026-06-14',
    })
    const park = await field.office.make('event_sites', { name: 'Park', tournament_id: field.tournament })
    for (const name of ['Field 1', 'Field 2'])
      await field.office.make('game_sites', { name, event_site_id: park.id })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/format`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const recordsOf = async (family: string) =>
    (await field.office.list(`/${family}/?tournament_id=${field.tournament}&order_by=[id]&limit=200`)).objects
  const seeds = async () =>
    (await recordsOf('tournament_teams'))
      .sort((one, other) => Number(one.seed) - Number(other.seed))
      .flatMap(({ team_id }) => field.strengths([team_id]))

  test('says what each suggestion comes to, and is accessible', async () => {
    await page.getByText(/For 8 teams on 2 fields/).waitFor()
    await page
      .getByText(/2 pools of 4, then/)
      .first()
      .waitFor()
    await page
      .getByText(/games · \d for each team · over on/)
      .first()
      .waitFor()
    await expectAccessible(page, 'the choice of a format')
  })

  test('takes the seeds from a list, and says which names it does not know', async () => {
    await page.getByRole('button', { name: 'Change the seeds' }).click()
    await page.getByRole('button', { name: 'Write them as a list' }).click()
    const list = page.getByLabel('Teams, one a line')
    await list.fill('1. team 2\n2. Team 1\nTeam 33')
    await page.getByText(/Not in this tournament: Team 33/).waitFor()
    await page.getByText(/Missing: Team 3, Team 4/).waitFor()
    expect(await page.getByRole('button', { name: 'Save the seeds' }).isDisabled()).toBe(true)
    await list.fill([2, 1, 3, 4, 5, 6, 7, 8].map(number => `Team ${number}`).join('\n'))
    await expectAccessible(page, 'seeds as a list')
    await page.getByRole('button', { name: 'Save the seeds' }).click()
    await page.getByText('These are the seeds.').waitFor()
    expect(await seeds()).toEqual([2, 1, 3, 4, 5, 6, 7, 8])
  })

  test('moves a seed by the keyboard', async () => {
    await page.getByRole('button', { name: 'Move them one by one' }).click()
    await page.getByRole('button', { name: 'Team 1 up' }).press('Enter')
    await page.getByRole('button', { name: 'Save the seeds' }).click()
    await page.getByText('These are the seeds.').waitFor()
    await expect.poll(seeds).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  test(
    'a team is dragged to its seed, by the mouse and by the arrow keys',
    { tags: ['thorough'] },
    async () => {
      await page.getByRole('button', { name: 'Change the seeds' }).click()
      const grip = (team: number) => page.getByRole('button', { name: `Drag Team ${team}`, exact: true })
      await grip(1).waitFor()
      await expectAccessible(page, 'seeds to be dragged')
      await grip(3).scrollIntoViewIfNeeded()
      const [from, to] = [await grip(1).boundingBox(), await grip(3).boundingBox()]
      if (!from || !to) throw new Error('The teams are on the screen')
      await page.mouse.move(from.x + 20, from.y + 20)
      await page.mouse.down()
      await page.mouse.move(from.x + 20, from.y + 30, { steps: 3 })
      await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 })
      await page.mouse.up()
      const shown = async () => (await page.getByRole('listitem').allInnerTexts()).slice(0, 4)
      await expect.poll(shown).toEqual(['Team 2', 'Team 3', 'Team 1', 'Team 4'])
      await grip(1).focus()
      const said = (place: number) => page.getByRole('status').getByText(`Place ${place}`).waitFor()
      await takeUp(page)
      await said(3)
      await page.keyboard.press('ArrowUp')
      await said(2)
      await page.keyboard.press('Space')
      await expect.poll(shown).toEqual(['Team 2', 'Team 1', 'Team 3', 'Team 4'])
      await page.getByRole('button', { name: 'Save the seeds' }).click()
      await page.getByText('These are the seeds.').waitFor()
      expect(await seeds()).toEqual([2, 1, 3, 4, 5, 6, 7, 8])
      await page.getByRole('button', { name: 'Team 1 up' }).click()
      await page.getByRole('button', { name: 'Save the seeds' }).click()
      await page.getByText('These are the seeds.').waitFor()
      await expect.poll(seeds).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    },
  )

  test(
    'the seeds come from the table of a season, or from another tournament',
    { tags: ['thorough'] },
    async () => {
      const { office, season } = field
      const warmUp = await office.make('tournaments', { name: 'Warm-up', season_id: season })
      const team_ids = [field.team(5), field.team(2)]
      for (const team_id of team_ids)
        await office.make('tournament_teams', { tournament_id: warmUp.id, team_id })
      await office.make('pools', {
        ...{ name: 'A', tournament_id: warmUp.id, team_ids, generate_matchups: true },
        ...{ start_time: '2026-05-01T10:00:00', time_between_rounds: 60 },
      })
      const [game = {}] = (await office.list(`/games/?tournament_id=${warmUp.id}`)).objects
      const isFirst = game.team_1_id === field.team(5)
      await field.report(game, { team_1_score: isFirst ? 15 : 3, team_2_score: isFirst ? 3 : 15 })
      await page.getByRole('option', { name: 'Warm-up' }).waitFor({ state: 'attached' })
      await page.getByLabel('Take the order from').selectOption('Warm-up')
      await page.getByText('2 of 8 teams stand in it').waitFor()
      await page.getByRole('button', { name: 'Write them as a list' }).click()
      expect((await page.getByLabel('Teams, one a line').inputValue()).split('\n').slice(0, 3)).toEqual([
        'Team 5',
        'Team 2',
        'Team 1',
      ])
      await page.getByRole('button', { name: 'Cancel' }).click()
    },
  )

  test('draws a suggestion before anything is made', { tags: ['thorough'] }, async () => {
    await page.getByLabel(/2 pools of 4, then a bracket in which everybody plays on, for places 1–8/).check()
    await page.getByRole('heading', { name: 'Pool A' }).waitFor()
    await page.getByText('A1', { exact: true }).first().waitFor()
    await expectAccessible(page, 'a format that would be made')
    expect(await recordsOf('pools')).toEqual([])
  })

  test('remembers the choice through a reload', { tags: ['thorough'] }, async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Pool A' }).waitFor()
  })

  test('makes it, with fields and times', { tags: ['thorough'] }, async () => {
    await page.getByRole('button', { name: 'Use this format' }).click()
    await page.getByRole('heading', { name: 'As it is' }).waitFor()
    const [first] = await recordsOf('pools')
    expect(field.strengths(Array.isArray(first?.team_ids) ? first.team_ids : [])).toEqual([1, 4, 5, 8])
    const games = await recordsOf('games')
    expect([games.length, games.every(({ game_site_id }) => game_site_id !== null)]).toEqual([24, true])
  })

  test(
    'puts another one together by hand in place of it, and says what cannot be',
    { tags: ['thorough'] },
    async () => {
      await page.getByRole('button', { name: 'Choose another format' }).click()
      await page.getByLabel('Put together by hand').check()
      // It begins with the format that was chosen before.
      await page.getByRole('combobox', { name: 'All teams play' }).click()
      await page.getByRole('option', { name: 'no group stage' }).click()
      await page.getByRole('button', { name: 'Remove bracket 1' }).click()
      await page.getByRole('button', { name: 'Add a bracket' }).click()
      await page.getByLabel('To place').fill('9')
      await page.getByLabel('From place').fill('9')
      await page.getByText(/on whose places fewer than 2 or more than 256/).waitFor()
      await expectAccessible(page, 'a format put together by hand')
      await page.getByLabel('From place').fill('1')
      await page.getByLabel('To place').fill('4')
      await page.getByRole('combobox', { name: 'How it goes on for those who lose' }).click()
      await page.getByRole('option', { name: 'they are out' }).click()
      await page.getByRole('button', { name: 'Use this format instead' }).click()
      await page.getByRole('button', { name: 'Choose another format' }).waitFor()
      await expect.poll(async () => (await recordsOf('games')).length).toBe(4)
      expect(await recordsOf('pools')).toEqual([])
    },
  )

  test('stays once something was played', { tags: ['thorough'] }, async () => {
    await field.playAll()
    await page.getByText('Games were played, so the format stays.').waitFor()
    expect(await page.getByRole('button', { name: 'Choose another format' }).count()).toBe(0)
  })
})
