import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, objectsIn } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { enterOffice, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Two organizers at a tournament of four teams: semi-finals, final, game for the third place. */
describe('the results of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 4)
    await field.office.make('brackets', {
      tournament_id: field.tournament,
      name: 'Playoff',
      team_ids: field.teams,
      third_place_game: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    })
    organizers = await twoOrganizers(server, null, { online: true })
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto])
      await page.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const openGame = (page: Page, one: string, two: string) =>
    page.getByRole('button', { name: new RegExp(`${one}.*${two}`) }).click()
  const write = async (page: Page, one: string, scoreOne: number, two: string, scoreTwo: number) => {
    await page.getByRole('dialog').getByLabel(one, { exact: true }).fill(String(scoreOne))
    await page.getByRole('dialog').getByLabel(two, { exact: true }).fill(String(scoreTwo))
  }
  const store = (page: Page) => page.getByRole('button', { name: 'Save the result' }).click()
  const stored = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
  const enter = async (page: Page, one: string, scoreOne: number, two: string, scoreTwo: number) => {
    await openGame(page, one, two)
    await write(page, one, scoreOne, two, scoreTwo)
    await store(page)
    await stored(page)
  }
  const gameOf = async (...strengths: number[]) =>
    (await field.games()).find(
      ({ team_1_id, team_2_id }) => String(field.strengths([team_1_id, team_2_id])) === String(strengths),
    )

  test('all games stand by their times, also those whose teams are not known', async () => {
    await olga.getByRole('button', { name: /Team 1.*Team 4/ }).waitFor()
    await olga.getByRole('button', { name: /Winner of SF 1.*Winner of SF 2/ }).waitFor()
    await expectAccessible(olga, 'the results of a tournament')
  })

  test('a score says what it moves before it is stored', async () => {
    await openGame(olga, 'Team 1', 'Team 4')
    await write(olga, 'Team 1', 15, 'Team 4', 12)
    await olga.getByText(': now with Team 1').waitFor()
    await expectAccessible(olga, 'a result with its consequences')
    expect(await gameOf(1, 4)).toMatchObject({ status: 'scheduled' })
    await store(olga)
    await stored(olga)
    expect(await gameOf(1, 4)).toMatchObject({ status: 'final', team_1_score: 15, team_2_score: 12 })
  })

  test('what was stored is taken back by one tap', async () => {
    await olga.getByRole('button', { name: 'Take it back' }).click()
    await olga.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' })
    expect(await gameOf(1, 4)).toMatchObject({ status: 'scheduled' })
  })

  test('what somebody else enters meanwhile is told, and not overwritten unseen', async () => {
    await openGame(olga, 'Team 1', 'Team 4')
    await write(olga, 'Team 1', 15, 'Team 4', 12)
    // Not before the other browser has heard that there is no result any more.
    await otto.getByRole('button', { name: /Team 1.*Enter.*Team 4/ }).waitFor()
    await enter(otto, 'Team 1', 15, 'Team 4', 14)
    await olga.getByText('Somebody else wrote here meanwhile: 14').waitFor()
    await olga.getByRole('button', { name: 'Take that instead' }).click()
    await expect
      .poll(() => olga.getByRole('dialog').getByLabel('Team 4', { exact: true }).inputValue())
      .toBe('14')
    expect(await olga.getByRole('button', { name: 'Save the result' }).isDisabled()).toBe(true)
    await olga.keyboard.press('Escape')
    await stored(olga)
  })

  test('a forfeit is entered with its reason', async () => {
    await openGame(olga, 'Team 2', 'Team 3')
    const dialog = olga.getByRole('dialog')
    await dialog.getByText('Forfeit', { exact: true }).click()
    await dialog.getByText('Team 3', { exact: true }).click()
    await olga.getByText(/15–0, won by Team 2 by forfeit/).waitFor()
    await store(olga)
    await stored(olga)
    expect(await gameOf(2, 3)).toMatchObject({ status: 'final', forfeit_team_ids: [field.team(3)] })
  })

  test('a game that the wrong team has played is played again by the right one, once a person decides so', async () => {
    await enter(olga, 'Team 1', 15, 'Team 2', 11)
    await enter(olga, 'Team 1', 12, 'Team 4', 15)
    await olga.getByText(/Team 1 played, but after a correction it should be Team 4/).waitFor()
    await expectAccessible(olga, 'a decision about a game')
    await olga.getByRole('button', { name: 'Put Team 4 in' }).click()
    await olga
      .getByRole('dialog')
      .getByText('It is played again: what was recorded stays in the history')
      .waitFor()
    await olga.getByRole('dialog').getByRole('button', { name: 'Put Team 4 in' }).click()
    await stored(olga)
    await expect.poll(() => gameOf(4, 2)).toMatchObject({ needs_decision: false, status: 'scheduled' })
    await enter(olga, 'Team 4', 15, 'Team 2', 11)
    await expect.poll(() => gameOf(4, 2)).toMatchObject({ status: 'final', winner_id: field.team(4) })
  })

  test('a team that withdraws forfeits what it has not played; that is shown first', async () => {
    await olga.getByRole('radiogroup', { name: 'What to show' }).getByText('Teams').click()
    await expectAccessible(olga, 'the teams of a tournament')
    await olga.getByRole('button', { name: 'Withdraw Team 3' }).click()
    await olga
      .getByRole('dialog')
      .getByText(/won by Team 1 by forfeit/)
      .waitFor()
    await olga.getByRole('dialog').getByRole('button', { name: 'Withdraw Team 3' }).click()
    await stored(olga)
    await olga.getByRole('row', { name: /Team 3 Withdrawn/ }).waitFor()
  })

  test('the final places are written down once all are decided', async () => {
    await olga.getByRole('radiogroup', { name: 'What to show' }).getByText('Final standings').click()
    await olga.getByText('All places are decided.').waitFor()
    await expectAccessible(olga, 'the final standings')
    await olga.getByRole('button', { name: 'Save the final places' }).click()
    await olga.getByText('The final places are saved.').waitFor()
    const { objects } = await field.office.list(`/tournament_teams/?tournament_id=${field.tournament}`)
    expect(
      objects.map(({ team_id, final_standing }) => [...field.strengths([team_id]), final_standing]).sort(),
    ).toEqual([
      [1, 3],
      [2, 2],
      [3, 4],
      [4, 1],
    ])
  })

  test('a page that is opened again at once shows what changed in between', async () => {
    await otto.reload()
    await otto.getByRole('button', { name: /Team 4.*15–11.*Team 2/ }).waitFor()
    await otto.goto('about:blank')
    await field.report((await gameOf(4, 2)) ?? {}, { team_1_score: 15, team_2_score: 10 })
    await otto.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
    await otto.getByRole('button', { name: /Team 4.*15–10.*Team 2/ }).waitFor()
  })
})

describe('what the rules leave open, and swiss rounds', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test('a tie is decided by putting its teams in order', async () => {
    const field = await FieldOfTeams.make(office, 3)
    await office.make('pools', {
      name: 'A',
      tournament_id: field.tournament,
      team_ids: field.teams,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 60,
      generate_matchups: true,
    })
    // Each wins once, by as much.
    for (const game of await field.games()) {
      const [one = 0, two = 0] = field.strengths([game.team_1_id, game.team_2_id])
      const wins = (two - one + 3) % 3 === 1
      await field.report(game, { team_1_score: wins ? 15 : 10, team_2_score: wins ? 10 : 15 })
    }
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
    await page.getByText(/Level on all criteria/).waitFor()
    await page.getByRole('button', { name: 'Team 3 up' }).click()
    await page.getByRole('button', { name: 'Team 3 up' }).click()
    await page.getByLabel('Note').fill('The captains were there')
    // Unsent input survives a reload.
    await page.reload()
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('The captains were there')
    await expectAccessible(page, 'a tie to decide')
    await page.getByRole('button', { name: 'Save this order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save this order' }).click()
    await page.getByText(/Level on all criteria/).waitFor({ state: 'detached' })
    const [decision] = (await office.list(`/tie_decisions/?tournament_id=${field.tournament}`)).objects
    expect(decision).toMatchObject({
      team_ids: [field.team(3), field.team(1), field.team(2)],
      note: 'The captains were there',
    })
  })

  test('a swiss round is previewed, drawn, hidden, shown, drawn again and deleted', async () => {
    const field = await FieldOfTeams.make(office, 4, {
      scheduling_format: 'swiss',
      start_date: '2026-06-13',
    })
    const rounds = async () =>
      (await office.list(`/swiss_rounds/?tournament_id=${field.tournament}`)).objects.map(round => [
        round.round_number,
        round.visibility,
        objectsIn(round.games).length,
      ])
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results?show=swiss`)
    await page.getByText('These would meet:').waitFor()
    await page.getByLabel('Hidden until I show it').check()
    await page.getByRole('button', { name: 'Draw round 1' }).click()
    await page.getByRole('heading', { name: 'Swiss round 1 · hidden' }).waitFor()
    await expectAccessible(page, 'swiss rounds')
    expect(await rounds()).toEqual([[1, 'hidden', 2]])

    await page.getByRole('button', { name: 'Show it to everybody' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show it to everybody' }).click()
    await page.getByRole('heading', { name: 'Swiss round 1', exact: true }).waitFor()
    expect(await rounds()).toEqual([[1, 'live', 2]])

    const [before] = await field.games()
    await page.getByRole('button', { name: 'Draw round 1 again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Draw round 1 again' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await rounds()).toEqual([[1, 'live', 2]])
    expect((await field.games())[0]?.id).not.toBe(before?.id)

    await page.getByRole('button', { name: 'Delete round 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete round 1' }).click()
    await page.getByRole('heading', { name: 'Swiss round 1' }).waitFor({ state: 'detached' })
    expect(await rounds()).toEqual([])
  })

  test('the number of swiss rounds is asked for where places stay open, and after it the order of level teams', async () => {
    const field = await FieldOfTeams.make(office, 4)
    await office.make('swiss_rounds', {
      tournament_id: field.tournament,
      start_time: '2026-06-13T09:00:00',
    })
    for (const game of await field.games()) await field.report(game, { team_1_score: 10, team_2_score: 10 })
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results?show=final`)
    await page.getByText('How many swiss rounds are there to be?').waitFor()
    await expectAccessible(page, 'the question how many rounds there are to be')
    expect(await page.getByText(/Level on all criteria/).count()).toBe(0)
    await page.getByRole('button', { name: 'Save the number of rounds' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save the number of rounds' }).click()
    await page
      .getByText(/Level on all criteria/)
      .first()
      .waitFor()
    await page.getByText('How many swiss rounds are there to be?').waitFor({ state: 'detached' })
    expect((await office.get(`/tournaments/${field.tournament}/`)).body.number_of_swiss_rounds).toBe(1)
  })
})
