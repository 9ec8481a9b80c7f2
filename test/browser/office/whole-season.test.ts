import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Hand } from '../../support/hand.ts'
import { beginFirstEvent } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const names = ['Lions', 'Bears', 'Wolves', 'Foxes', 'Herons', 'Otters', 'Cranes', 'Owls']

/**
 * An organizer with an empty server, who asks it for nothing but the pages; games are played by REST, which
 * is asked to check too.
 */
describe('a season of eight teams, from the first link to its last table', { tags: ['long'] }, () => {
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
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const games = async (): Promise<Body[]> =>
    (await office.list('/games/?order_by=[match_day,start_time,id]&limit=200')).objects
  const nameOf = new Map<unknown, string>()

  test('begins with the first link and is drawn up', async () => {
    await beginFirstEvent(page, server, new Hand())
    await page.getByLabel('Name of the organization').fill('Lowlands Football')
    await page.getByText('League season', { exact: true }).click()
    await page.getByLabel('Name of the league').fill('Winter League')
    await page.getByRole('combobox', { name: 'Sport' }).fill('Soccer')
    await page.getByRole('option', { name: 'Soccer' }).click()
    await page.getByLabel('First day').fill('2027-09-04')
    await page.getByRole('button', { name: 'Create and continue' }).click()
    await page.getByRole('link', { name: 'Teams' }).first().click()
    await page.getByLabel('Names of teams, one in each line').fill(names.join('\n'))
    await page.getByRole('button', { name: 'Save the list' }).click()
    await page.getByText('Saved: 8 teams').waitFor()
    for (const team of (await office.list('/teams/')).objects) nameOf.set(team.id, String(team.name))
    expect([...nameOf.values()].sort()).toEqual([...names].sort())

    await page.getByRole('link', { name: 'Fixtures' }).first().click()
    await page.getByLabel('First day').fill('2027-09-04')
    await page.getByText('Match days: 14.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Create 56 games' }).click()
    await page.getByRole('button', { name: 'Create 56 games' }).waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Match day 14', exact: true }).waitFor()
    const pairs = (await games()).map(
      ({ team_1_id, team_2_id }) => `${String(team_1_id)}-${String(team_2_id)}`,
    )
    expect(new Set(pairs).size).toBe(56)
  })

  test('has a game postponed', async () => {
    const [first] = await games()
    await page.getByRole('region', { name: 'Match day 1', exact: true }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Start, on the clocks of').fill('2028-03-20T19:30')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const moved = (await games()).find(({ id }) => id === first?.id)
    expect(moved).toMatchObject({ match_day: 1 })
    expect(String(moved?.start_time)).toContain('2028-03-20T19:30')
  })

  test('is played, loses a team three points, and its table is the one that is worked out here', async () => {
    const table = new Map(names.map(name => [name, { points: 0, scored: 0, against: 0 }]))
    for (const [index, game] of (await games()).entries()) {
      // Any scores, with draws among them, after which no two teams are level in everything.
      const [team_1_score, team_2_score] = [(index * index + 3 * index) % 5, (index * 7 + 2) % 4]
      await office.make('game_scores', { game_id: game.id, team_1_score, team_2_score, is_final: true })
      for (const [team, scored, against] of [
        [game.team_1_id, team_1_score, team_2_score],
        [game.team_2_id, team_2_score, team_1_score],
      ] as const) {
        const line = table.get(nameOf.get(team) ?? '')
        if (!line) throw new Error('A game has a team that is not one of the eight')
        line.points += scored > against ? 3 : scored === against ? 1 : 0
        line.scored += scored
        line.against += against
      }
    }
    await page.getByRole('link', { name: 'Table' }).first().click()
    await page.getByText('Point adjustments', { exact: true }).click()
    await page.getByLabel('Team', { exact: true }).selectOption('Owls')
    await page.getByLabel('Points', { exact: true }).fill('-3')
    await page.getByLabel('Reason').fill('A player who was not registered')
    await page.getByRole('button', { name: 'Save the adjustment' }).click()
    await page.getByText('Owls −3: A player who was not registered').waitFor()
    const owls = table.get('Owls')
    if (owls) owls.points -= 3

    const worked = [...table]
      .map(([name, { points, scored, against }]) => ({ name, points, difference: scored - against, scored }))
      .sort(
        (one, other) =>
          other.points - one.points || other.difference - one.difference || other.scored - one.scored,
      )
    await page.getByRole('radiogroup', { name: 'What to show' }).getByText('Table', { exact: true }).click()
    for (const [index, { name, points }] of worked.entries()) {
      const row = page.getByRole('row').nth(index + 1)
      await row.getByText(name, { exact: true }).first().waitFor()
      await row
        .getByRole('cell', { name: String(points), exact: true })
        .first()
        .waitFor()
    }
  })
})
