/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, objectsIn } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Eight teams have played two pools of four. The ninth came too late for them, and so did the tenth. */
describe('a part that is added in the office after games were played', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 10, {
      start_date: '2026-06-13',
      end_date: '2026-06-14',
    })
    for (const [name, team_ids] of [
      ['A', [1, 4, 5, 8]],
      ['B', [2, 3, 6, 7]],
    ] as const)
      await field.office.make('pools', {
        ...{ name, tournament_id: field.tournament, team_ids: team_ids.map(field.team) },
        ...{ generate_matchups: true, start_time: '2026-06-13T09:00', time_between_rounds: 100 },
      })
    await field.playAll()
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/format`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const form = () => page.getByRole('region', { name: 'Add a part' })
  const asItIs = () => page.getByRole('region', { name: 'As it is' })
  const recordsOf = async (family: string) =>
    objectsIn(
      (await field.office.get(`/${family}/?tournament_id=${field.tournament}&limit=100`)).body.objects,
    )
  const open = () => form().getByRole('button', { name: 'Add a part' }).click()

  test('a crossover of the places in pools is shown, and takes one tap', async () => {
    await open()
    await form().getByLabel('How it goes on for those who lose').selectOption('crossover')
    await form().getByLabel('From place of each pool').fill('3')
    await form().getByRole('heading', { name: 'Crossover (5–8)' }).waitFor()
    expect(await form().getByLabel('Best place at stake').inputValue()).toBe('5')
    await expectAccessible(page, 'a part that would be added')
    expect(await recordsOf('brackets')).toEqual([])
    await form().getByRole('button', { name: 'Create the bracket' }).click()
    await asItIs().getByRole('heading', { name: 'Crossover (5–8)' }).waitFor()
    const games = (await recordsOf('games')).filter(({ bracket_id }) => bracket_id !== null)
    expect(
      games
        .map(game => [
          ...field.strengths([game.team_1_id, game.team_2_id]).toSorted((a, b) => a - b),
          game.place_for_winner,
        ])
        .toSorted((a, b) => Number(a[0]) - Number(b[0])),
    ).toEqual([
      [5, 6, 5],
      [7, 8, 7],
    ])
  })

  test('a place that another bracket decides is refused in words', async () => {
    await open()
    await form().getByLabel('Where its teams come from').selectOption('standings')
    await form().getByLabel('From place', { exact: true }).fill('1')
    await form().getByLabel('To place').fill('4')
    await form().getByLabel('Best place at stake').fill('5')
    await form().getByText('Another bracket of the tournament is played for place 5 already.').waitFor()
    expect(await form().getByRole('button', { name: 'Create the bracket' }).isDisabled()).toBe(true)
    await form().getByLabel('Best place at stake').fill('')
    await form().getByRole('button', { name: 'Cancel' }).click()
  })

  test('teams chosen by hand play in their order; Undo takes the bracket back', async () => {
    await open()
    await form().getByLabel('Where its teams come from').selectOption('hand')
    for (const team of [2, 1])
      await form()
        .getByRole('checkbox', { name: `Team ${team}`, exact: true })
        .check()
    await form().getByLabel('Best place at stake').fill('1')
    await form().getByRole('heading', { name: 'Playoff' }).waitFor()
    await form().getByRole('button', { name: 'Create the bracket' }).click()
    await asItIs().getByRole('heading', { name: 'Playoff' }).waitFor()
    const last = (await recordsOf('games')).filter(({ place_for_winner }) => place_for_winner === 1)
    expect(last.map(game => field.strengths([game.team_1_id, game.team_2_id]))).toEqual([[2, 1]])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await asItIs().getByRole('heading', { name: 'Playoff' }).waitFor({ state: 'detached' })
  })

  test('power pools take places so far and the games that their teams have played against each other', async () => {
    await open()
    await form().getByLabel('What to add').selectOption('pool')
    await form().getByLabel('Where its teams come from').selectOption('standings')
    await form().getByLabel('To place').fill('4')
    await form().getByLabel('How many pools').fill('2')
    await form().getByRole('heading', { name: 'Pool D' }).waitFor()
    await form().getByLabel('How many pools').fill('1')
    await form().getByRole('heading', { name: 'Pool D' }).waitFor({ state: 'detached' })
    await form()
      .getByRole('checkbox', { name: /count, and are not played again/ })
      .isChecked()
    await expectAccessible(page, 'power pools that would be added')
    await form().getByRole('button', { name: 'Create the pool' }).click()
    await asItIs().getByRole('heading', { name: 'Pool C' }).waitFor()
    const [made] = (await recordsOf('pools')).filter(({ name }) => name === 'C')
    expect(made).toMatchObject({ first_place: 1, counts_earlier_games: true })
    expect(field.strengths(objectsIn(made?.standings).map(({ team_id }) => team_id)).toSorted()).toEqual([
      1, 2, 3, 4,
    ])
    expect((await recordsOf('games')).filter(({ pool_id }) => pool_id === made?.id)).toHaveLength(4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await asItIs().getByRole('heading', { name: 'Pool C' }).waitFor({ state: 'detached' })
  })

  test('a pool takes late teams chosen by hand, and is removed while nothing is played in it', async () => {
    await open()
    await form().getByLabel('What to add').selectOption('pool')
    await form().getByLabel('Where its teams come from').selectOption('hand')
    for (const team of [9, 10])
      await form()
        .getByRole('checkbox', { name: `Team ${team}`, exact: true })
        .check()
    expect(await form().getByLabel('Name of the pool').inputValue()).toBe('C')
    await form().getByRole('heading', { name: 'Pool C' }).waitFor()
    await form().getByRole('button', { name: 'Create the pool' }).click()
    await page.getByRole('button', { name: /^Remove .*Pool C/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 game').waitFor()
    await expectAccessible(page, 'a part that would be removed')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: /^Remove .*Pool C/ }).waitFor({ state: 'detached' })
    expect((await recordsOf('pools')).map(({ name }) => name).toSorted()).toEqual(['A', 'B'])
    expect(await page.getByRole('button', { name: /^Remove .*Pool A/ }).count()).toBe(0)
  })
})
