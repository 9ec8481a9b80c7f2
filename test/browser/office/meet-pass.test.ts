import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { databaseName } from '../../../client/sync/storage/database-name.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../../support/cuttable-proxy.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { button, pageOf, shownScore, shownUnsent, tap, untilStored } from '../../support/tablet.ts'

const today = new Date().toISOString().slice(0, 10)
/** How far the tablet has each event, as it keeps that for a start without a network. */
const reports = z.record(z.string(), z.object({ head: z.int(), position: z.int() }))

// Windmill, a private event of two divisions with one game each, Open on Field 1.
describe('the entrance of an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let meet: number
  let women: number
  const games: Record<'Open' | 'Women', number> = { Open: 0, Women: 0 }
  let desk: TestBrowser
  let entrance: TestBrowser
  let office: Page
  let tablet: Page
  let pass = ''

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const { db } = server
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(db)
    await db.updateTable('organizations').set({ is_public: false }).execute()
    meet = await make(db, 'meets', { name: 'Windmill', organization_id: league.organization })
    await db
      .updateTable('tournaments')
      .set({ name: 'Open', meet_id: meet, start_date: today })
      .where('id', '=', league.tournament)
      .execute()
    women = await makeDivision('Women')
    games.Open = await makeGame(db, league)
    const park = await make(db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    await make(db, 'game_sites', { name: 'Field 1', event_site_id: park })
    games.Women = await makeSingleGame(women)
    ;[desk, entrance] = await Promise.all([launchBrowser(), launchBrowser()])
    office = pageOf(desk)
    tablet = pageOf(entrance)
    await tablet.setViewportSize({ width: 390, height: 844 })
    await enterOffice(office, server, league.organization)
  })
  afterAll(async () => {
    await Promise.all([desk.close(), entrance.close()])
    await proxy.close()
    await server.stop()
  })

  async function makeDivision(name: string): Promise<number> {
    const division = { name, season_id: league.season, meet_id: meet, start_date: today }
    const id = await make(server.db, 'tournaments', division)
    for (const team_id of league.teams)
      await make(server.db, 'tournament_teams', { tournament_id: id, team_id })
    return id
  }

  function makeSingleGame(tournament_id: number): Promise<number> {
    const [team_1_id, team_2_id] = league.teams
    const sides = { team_1_id, team_2_id, is_single: true, start_time: '2026-06-01T10:00:00' }
    return make(server.db, 'games', { season_id: league.season, tournament_id, ...sides })
  }

  const scopes = () => [`tournament:${league.tournament}`, `tournament:${women}`]
  /** Waits until the tablet has all of these events, the one that is open and the others. */
  const untilFetched = (wanted: readonly string[]): Promise<void> =>
    expect
      .poll(async () => {
        const kept = await tablet.evaluate(() => localStorage.getItem('sideline.reports'))
        const known = reports.parse(JSON.parse(kept ?? '{}'))
        return wanted.filter(scope => {
          const report = known[scope]
          return report === undefined || report.head === 0 || report.position < report.head
        })
      })
      .toEqual([])
  const goal = async (division: 'Open' | 'Women'): Promise<void> => {
    await tap(tablet.getByTestId(`game-${games[division]}`))
    await tap(button(tablet, 'Goal Sexy Legs'))
    await expect.poll(() => shownScore(tablet)).toBe('1-0')
  }
  const recorded = async () =>
    (
      await server.db
        .selectFrom('entries')
        .innerJoin('people', 'people.id', 'entries.person_id')
        .select(['game_id', 'people.name', 'refusal'])
        .where('kind', '=', 'play')
        .orderBy('game_id')
        .execute()
    ).map(({ game_id, name, refusal }) => [game_id, name, refusal])

  test('is given one pass on the page of the event, which is for all of its divisions', async () => {
    await office.goto(`${server.url}/office/meets/${meet}/people`)
    const form = office.getByRole('form', { name: 'Create a pass' })
    expect(await form.getByRole('combobox', { name: 'For' }).inputValue()).toBe(
      'A whole event, all its divisions',
    )
    await button(office, 'Create the pass').click()
    pass = await office.getByRole('textbox', { name: 'Link for Windmill' }).inputValue()
    await expectAccessible(office, 'the people of an event with divisions')
    await button(office, 'Done').click()
    await office
      .getByRole('list', { name: 'Passes for this event and its divisions' })
      .getByText('Scorekeeper at Windmill, all divisions')
      .waitFor()
  })

  test('can be given a pass for one division, or for each field, which are listed there too', async () => {
    const form = office.getByRole('form', { name: 'Create a pass' })
    const choose = async (name: string, option: string) => {
      await form.getByRole('combobox', { name }).click()
      await office.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('For', 'A whole tournament')
    await choose('Tournament', 'Women')
    await button(office, 'Create the pass').click()
    await office.getByRole('textbox', { name: 'Link for Women' }).waitFor()
    await button(office, 'Done').click()
    await choose('For', 'Each field of the event, with a poster each')
    await button(office, 'Create the pass').click()
    await office.getByRole('textbox', { name: 'Link for Field 1' }).waitFor()
    await button(office, 'Done').click()
    const list = office.getByRole('list', { name: 'Passes for this event and its divisions' })
    await expect.poll(() => list.getByRole('listitem', { name: /^Pass: / }).count()).toBe(3)

    await office.goto(`${server.url}/office/tournaments/${women}/people`)
    const ofDivision = office.getByRole('list', { name: 'Passes for this tournament' })
    await expect.poll(() => ofDivision.getByRole('listitem', { name: /^Pass: / }).count()).toBe(2)
    await ofDivision.getByText('Scorekeeper at Windmill, all divisions').waitFor()
  })

  test('sees the event and its divisions, and has both on the tablet after one name', async () => {
    await tablet.goto(`${proxy.url}/pass${new URL(pass).hash}`)
    await tablet.getByText('Windmill', { exact: true }).waitFor()
    await tablet.getByText('Scorekeeper at Windmill, all divisions').waitFor()
    await tablet.getByText(/^For .*(Open.* and .*Women|Women.* and .*Open)/).waitFor()
    await expectAccessible(tablet, 'a pass for an event with divisions')
    await tablet.getByLabel('Your name').fill('Vera')
    await tap(button(tablet, 'Keep the score'))
    const here = tablet.getByRole('region', { name: 'On this device' })
    for (const name of ['Open', 'Women']) await here.getByRole('link', { name }).waitFor()
    await expect.poll(() => here.getByText('Windmill').count()).toBe(2)
    await expectAccessible(tablet, 'the divisions of an event on a tablet')
    await untilStored(tablet)
    await untilFetched(scopes())
  })

  test('scores in both without a network, opened for the first time, and everything arrives', async () => {
    proxy.cut()
    await tap(tablet.getByRole('link', { name: /Open/ }))
    await goal('Open')
    await tablet.goto(`${proxy.url}/`)
    await tap(tablet.getByRole('link', { name: /Women/ }))
    await goal('Women')
    proxy.heal()
    await expect.poll(() => shownUnsent(tablet)).toBe('0')
    await expect.poll(recorded).toEqual([
      [games.Open, 'Vera', null],
      [games.Women, 'Vera', null],
    ])
    await office.goto(`${server.url}/office/meets/${meet}/people`)
    for (const name of ['Open', 'Women'])
      await office.getByRole('region', { name, exact: true }).getByText(/Vera/).first().waitFor()
  })

  test('gets a division that is added later, and opens it without a network', async () => {
    const juniors = await makeDivision('Juniors')
    games.Women = await makeSingleGame(juniors)
    await tablet.goto(`${proxy.url}/`)
    const here = tablet.getByRole('region', { name: 'On this device' })
    await here.getByRole('link', { name: 'Juniors' }).waitFor()
    await untilFetched([`tournament:${juniors}`])
    proxy.cut()
    await tap(here.getByRole('link', { name: 'Juniors' }))
    await goal('Women')
    proxy.heal()
    await expect.poll(recorded).toHaveLength(3)
  })
  test('asks once for an event in its list that it may not read, and says nothing of that', async () => {
    const closed = await make(server.db, 'tournaments', { name: 'Closed', season_id: league.season })
    const scope = `tournament:${closed}`
    let asked = 0
    tablet.on('request', request => {
      if (request.url().includes(`/${scope}/`)) asked += 1
    })
    const listed = await tablet.evaluate(() => localStorage.getItem('sideline.events') ?? '[]')
    const events = [...z.array(z.unknown()).parse(JSON.parse(listed)), { scope, name: 'Closed' }]
    await tablet.evaluate(text => localStorage.setItem('sideline.events', text), JSON.stringify(events))
    await tablet.goto(`${proxy.url}/events/tournament:${league.tournament}`)
    await tablet.getByTestId('sync-state').waitFor()
    await tablet.evaluate(() => {
      new MutationObserver(changes => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && target.dataset['state'] === 'forbidden')
            sessionStorage.setItem('said', 'no access')
      }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
    })
    await expect
      .poll(() => tablet.evaluate(() => localStorage.getItem('sideline.barred') ?? ''))
      .toContain(scope)
    expect(await tablet.evaluate(() => sessionStorage.getItem('said'))).toBe(null)
    expect(asked).toBeGreaterThan(0)
    // The next start removes its empty database.
    await tablet.reload()
    const isOnDisk = (name: string) =>
      tablet.evaluate(
        async part => (await indexedDB.databases()).some(database => database.name?.includes(part)),
        name,
      )
    await expect.poll(() => isOnDisk(`${databaseName(scope)}--`)).toBe(false)
    asked = 0
    await tablet.reload()
    await untilStored(tablet)
    await tablet.waitForTimeout(3000)
    expect(asked).toBe(0)
  })
})
