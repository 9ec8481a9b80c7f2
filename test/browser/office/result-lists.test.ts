import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('results from a file', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const scoreOf = async (id: number) => {
    const { status, team_1_score, team_2_score } = (await office.get(`/games/${id}/`)).body
    return { status, score: [team_1_score, team_2_score] }
  }
  const final = (one: number, two: number) => ({ status: 'final', score: [one, two] })
  const dialog = () => page.getByRole('dialog', { name: 'Enter results from a file' })
  const give = (rows: readonly string[]) =>
    dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })

  test('are shown, stored once, and taken back together', async () => {
    const [one, two] = [await makeGame(server.db, league), await makeGame(server.db, league)]
    await office.send('PATCH', `/games/${two}/`, { start_time: '2026-06-02T10:00:00' })
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
    await page.getByRole('button', { name: 'Enter results from a file' }).click()
    const rows = [
      'Datum;Heim;Gast;Ergebnis',
      '01.06.2026;Sexy Legs;Rusty Bikes;15-11',
      '02.06.2026;Rusty Bikes;Sexy Legs;9:13',
      ';Sexy Legs;Lost Wolves;3:2',
      ';Sexy Legs;Rusty Bikes;15-0',
    ]
    await give(rows)
    await dialog().getByText('To save: 2 new results').waitFor()
    await dialog().getByText('Lost Wolves does not play here.').waitFor()
    await dialog().getByText('These two play each other several times.').waitFor()
    for (const size of officeSizes) {
      await page.setViewportSize(size)
      await expectAccessible(page, 'a list of results')
    }
    await dialog().getByRole('button', { name: 'Save the results' }).click()
    await dialog().getByText('2 results saved').waitFor()
    expect(await scoreOf(one)).toEqual(final(15, 11))
    expect(await scoreOf(two)).toEqual(final(13, 9))
    await dialog().getByText('No row has a new result.').waitFor()
    await give(rows)
    await dialog().getByText('No row has a new result.').waitFor()
    expect((await office.list(`/game_scores/?game_id=${one}`)).objects).toHaveLength(1)
    await dialog().getByRole('button', { name: 'Take all of them back' }).click()
    await dialog().getByText('To save: 2 new results').waitFor()
    expect(await scoreOf(one)).toMatchObject({ status: 'scheduled' })
    expect(await scoreOf(two)).toMatchObject({ status: 'scheduled' })
  })

  test('do not overwrite a result that somebody else enters meanwhile', { tags: ['long'] }, async () => {
    const game = await makeGame(server.db, league)
    await office.send('PATCH', `/games/${game}/`, { start_time: '2026-06-04T10:00:00' })
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
    await page.getByRole('button', { name: 'Enter results from a file' }).click()
    await give(['Datum;Heim;Gast;Ergebnis', '04.06.2026;Sexy Legs;Rusty Bikes;15-11'])
    const save = dialog().getByRole('button', { name: 'Save the results' })
    await dialog().getByText('To save: 1 new result').waitFor()
    await page.route('**/v1/changes/**', route => route.abort())
    await office.make('game_scores', { game_id: game, team_1_score: 1, team_2_score: 0, is_final: true })
    await save.click()
    await dialog().getByText('One of these games changed meanwhile', { exact: false }).waitFor()
    await page.unroute('**/v1/changes/**')
    expect(await scoreOf(game)).toEqual(final(1, 0))
    await dialog().getByText('To save: 1 correction').waitFor()
  })
})
