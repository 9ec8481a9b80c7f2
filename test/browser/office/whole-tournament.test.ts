import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Hand, promisedTaps } from '../../support/hand.ts'
import { beginFirstEvent, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const names = Array.from({ length: 16 }, (_, index) => `Team ${index + 1}`)

/**
 * An organizer with an empty server, who asks it for nothing but the pages; games are played by REST, which
 * is asked to check too.
 */
describe('a tournament of sixteen teams, from the first link to the last place', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let browser: TestBrowser
  let page: Page
  let tournament: number
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

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const show = (part: string) =>
    page.getByRole('radiogroup', { name: 'What to show' }).getByText(part).click()
  const listOf = async (family: string): Promise<Body[]> =>
    (await office.list(`/${family}/?tournament_id=${tournament}&order_by=[id]&limit=200`)).objects
  const strengthOf = new Map<unknown, number>()

  test('is set up and published with few taps', async () => {
    await beginFirstEvent(page, server, hand)
    await hand.type(field('Name of the organization'), 'Lowlands Ultimate')
    await hand.type(field('Name'), 'Spring Cup')
    await hand.type(page.getByRole('combobox', { name: 'Sport' }), 'Ultimate')
    await hand.tap(page.getByRole('option', { name: 'Ultimate', exact: true }))
    await hand.type(field('First day'), '2027-05-08')
    await hand.type(field('Last day'), '2027-05-09')
    await hand.type(page.getByRole('combobox', { name: 'Time zone' }), 'Europe/Amsterdam')
    await hand.tap(button('Create and continue'))

    await hand.tap(link('Teams'))
    await hand.type(page.getByLabel('Names of teams, one in each line'), names.join('\n'))
    await hand.tap(button('Save the list'))
    await page.getByText('Saved: 16 teams').waitFor()
    tournament = Number((await office.list('/tournaments/')).objects[0]?.id)

    await hand.tap(link('Office'))
    await hand.tap(link('Organization'))
    await hand.tap(link('Sites'))
    await hand.type(field('Name of the site'), 'West Park')
    await hand.tap(page.getByRole('checkbox', { name: 'Spring Cup' }).last())
    await hand.tap(button('Add the site'))
    const park = page.getByRole('region', { name: 'West Park', exact: true })
    await hand.type(park.getByLabel('Opens'), '09:00')
    await hand.type(park.getByLabel('Closes'), '19:00')
    for (const next of [2, 3, 4, 5]) {
      await hand.tap(park.getByRole('button', { name: 'Add the field' }))
      await expect.poll(() => park.getByLabel('Name of the next field').inputValue()).toBe(`Field ${next}`)
    }

    await hand.tap(link('Office'))
    await hand.tap(link('Spring Cup'))
    await hand.tap(link('Format'))
    await hand.tap(page.getByLabel(/^4 pools of 4, then .* for places 1–8 and .* for places 9–16/))
    await hand.tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()

    await hand.tap(link('People'))
    await hand.tap(button('Create the pass'))
    await page.getByText('4 passes are ready').waitFor()

    await hand.tap(link('Schedule'))
    await hand.tap(button('Publish: everybody may see it'))
    await link('What everybody sees').waitFor()
    const games = await listOf('games')
    expect(games.filter(({ game_site_id }) => game_site_id === null)).toEqual([])
    expect(hand.count).toBeLessThanOrEqual(promisedTaps('16 teams on four fields, set up and published'))
    for (const { id, name } of (await office.list('/teams/?limit=200')).objects)
      strengthOf.set(id, names.indexOf(String(name)) + 1)
  })

  const strengthsOf = ({ team_1_id, team_2_id }: Body): [number, number] => [
    strengthOf.get(team_1_id) ?? 0,
    strengthOf.get(team_2_id) ?? 0,
  ]
  /**
   * The better seed wins, except among three teams of pool A, each of which beats another one by the same
   * margin.
   */
  const upsets = ['8-16', '16-8']
  const play = async (game: Body): Promise<void> => {
    const [one, two] = strengthsOf(game)
    const isUpset = upsets.includes(`${one}-${two}`) && game.bracket_id === null
    const firstWins = one < two !== isUpset
    await office.make('game_scores', {
      game_id: game.id,
      team_1_score: firstWins ? 15 : 10,
      team_2_score: firstWins ? 10 : 15,
      is_final: true,
    })
  }
  const ready = async (): Promise<Body[]> =>
    (await listOf('games')).filter(
      ({ status, team_1_id, team_2_id }) =>
        status === 'scheduled' && team_1_id !== null && team_2_id !== null,
    )
  const meeting = ([one, two]: readonly [number, number]): RegExp =>
    new RegExp(`Team ${one}(?!\\d).*Team ${two}(?!\\d)`)
  const confirm = async (name: string): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  test('its pools are played, and a tie in one of them is decided', async () => {
    for (const game of await ready()) if (game.bracket_id === null) await play(game)
    await link('Results').click()
    await page.getByText('Level on all criteria: ', { exact: false }).first().waitFor()
    await button('Save this order').first().click()
    await confirm('Save this order')
    await page.getByText('Level on all criteria: ', { exact: false }).waitFor({ state: 'detached' })
    expect((await ready()).length).toBe(8)
  })

  test('its second day begins an hour later, for rain', async () => {
    const starts = async () =>
      new Map((await listOf('games')).map(({ id, start_time }) => [id, String(start_time)]))
    const before = await starts()
    await link('Schedule').click()
    await page.getByRole('radiogroup', { name: 'Day' }).getByText('Sunday 9 May').click()
    await button('Shift the day').click()
    await page.getByRole('dialog').getByLabel('Minutes later').fill('60')
    await page
      .getByRole('dialog')
      .getByText(/games would move/)
      .waitFor()
    await confirm('Shift them')
    const after = await starts()
    for (const [id, start] of before) {
      const minutes = (Date.parse(after.get(id) ?? '') - Date.parse(start)) / 60_000
      expect({ id, minutes }).toEqual({ id, minutes: start.startsWith('2027-05-09') ? 60 : 0 })
    }
  })

  test('a quarter-final is corrected after the semi-final of its winner was played', async () => {
    for (const game of await ready()) await play(game)
    const games = await listOf('games')
    const semi = (await ready()).find(game => strengthsOf(game).includes(1))
    if (!semi) throw new Error('The best team is in no semi-final')
    await play(semi)
    const quarter = games.find(
      game => game.bracket_id === semi.bracket_id && game.status === 'final' && strengthsOf(game).includes(1),
    )
    if (!quarter) throw new Error('The best team played no quarter-final')
    const [one, two] = strengthsOf(quarter)
    const loser = one === 1 ? two : one
    await link('Results').click()
    // Not before the page has heard of the score that is to be corrected.
    await button(meeting([one, two]))
      .filter({ hasText: /15–10|10–15/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Team 1', { exact: true }).fill('14')
    await dialog.getByLabel(`Team ${loser}`, { exact: true }).fill('15')
    await dialog.getByText(`Team ${loser}`, { exact: false }).first().waitFor()
    await confirm('Save the result')
    await page
      .getByText(`Team 1 played, but after a correction it should be Team ${loser}`, { exact: false })
      .waitFor()
    await button(`Put Team ${loser} in`).click()
    await confirm(`Put Team ${loser} in`)
    await expect
      .poll(async () => (await listOf('games')).some(({ needs_decision }) => needs_decision === true))
      .toBe(false)
    const again = (await listOf('games')).find(({ id }) => id === semi.id)
    expect(strengthsOf(again ?? {})).toContain(loser)
    await play(again ?? {})
  })

  test('a team withdraws, the others play on, and all sixteen places are written', async () => {
    await show('Teams')
    await button('Withdraw Team 13').click()
    await confirm('Withdraw Team 13')
    for (let games = await ready(); games.length > 0; games = await ready())
      for (const game of games) await play(game)
    await show('Final standings')
    await page.getByText('All places are decided.').waitFor()
    await button('Save the final places').click()
    await page.getByText('The final places are saved.').waitFor()
    const places = (await listOf('tournament_teams')).map(({ final_standing }) => Number(final_standing))
    expect(places.sort((one, other) => one - other)).toEqual(names.map((_, index) => index + 1))
  })
})
