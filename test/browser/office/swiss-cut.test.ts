/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Six teams play two swiss rounds; the first four of the standings go on into a bracket. */
describe('the bracket after swiss rounds, in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page
  let here: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 6, { start_date: '2026-06-13', end_date: '2026-06-13' })
    here = `${server.url}/office/tournaments/${field.tournament}`
    const made = await office.send('POST', `/tournaments/${field.tournament}/formats/`, {
      stages: [
        { kind: 'swiss', rounds: 2 },
        { kind: 'bracket', bracket_kind: 'single elimination', from_place: 1, to_place: 4 },
      ],
    })
    expect(made.status).toBe(201)
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const card = () => page.getByRole('region', { name: 'Bracket for places 1 to 4' })
  const steps = () => page.getByRole('list', { name: 'Still to do' })

  /** The bracket that is not made along with another, as the game for the third place is. */
  const madeBracket = async () =>
    (await field.office.list(`/brackets/?tournament_id=${field.tournament}`)).objects.find(
      ({ main_bracket_id }) => main_bracket_id === null,
    )

  test('waits for the last round, and says so', async () => {
    await field.playAll()
    await page.goto(`${here}/results?show=swiss`)
    await card().getByText('It can be created after round 2, from the standings.').waitFor()
    await page.getByRole('button', { name: 'Draw round 2' }).click()
    await page.getByRole('heading', { name: 'Swiss round 2' }).waitFor()
    // The rounds are all drawn, so a further one is no longer the next step.
    await page.getByRole('button', { name: 'Draw one more round' }).waitFor()
    expect(await page.getByRole('button', { name: 'Draw round 3' }).count()).toBe(0)
    await card()
      .getByText(/not final/)
      .first()
      .waitFor()
    expect(await card().getByRole('button', { name: 'Create the bracket' }).isDisabled()).toBe(true)
  })

  test('is a step that is still to do, and takes one tap once the round is played', async () => {
    await field.playAll()
    await page.goto(`${here}/todo`)
    await steps().getByRole('link', { name: 'Bracket after the swiss rounds' }).click()
    await card().getByRole('button', { name: 'Create the bracket', disabled: false }).waitFor()
    await expectAccessible(page, 'a bracket that waits')
    const first = (await field.standings()).slice(0, 4).map(({ team_id }) => Number(team_id))
    await card().getByRole('button', { name: 'Create the bracket' }).click()
    await card().waitFor({ state: 'detached' })

    const games = (await field.games()).filter(({ bracket_id }) => bracket_id !== null)
    expect(games).toHaveLength(4)
    expect(await madeBracket()).toMatchObject({ kind: 'single elimination', number_of_rounds: 2 })
    expect(games.map(({ place_for_winner }) => place_for_winner).toSorted()).toEqual([1, 3, null, null])
    const semifinals = games.filter(({ next_game_for_winner_id }) => next_game_for_winner_id !== null)
    const teams = semifinals.flatMap(({ team_1_id, team_2_id }) => [Number(team_1_id), Number(team_2_id)])
    expect(teams.toSorted()).toEqual(first.toSorted())
  })

  test('is no step any more when it is made, and waits again if it is deleted', async () => {
    await page.goto(`${here}/todo`)
    await steps().getByRole('link', { name: 'Format' }).waitFor()
    expect(await steps().getByRole('link', { name: 'Bracket after the swiss rounds' }).count()).toBe(0)
    const { id } = (await madeBracket()) ?? {}
    await field.office.send('DELETE', `/brackets/${Number(id)}/?cascade=true`)
    await steps().getByRole('link', { name: 'Bracket after the swiss rounds' }).waitFor()
  })
})
