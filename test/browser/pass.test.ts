/** @module-tag long */
import decodeQR from 'qr/decode.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invite } from '../../server/accounts/links/invitations.ts'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, pageOf, PASSWORD, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

describe('a pass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let desk: TestBrowser
  let volunteer: TestBrowser
  let office: Page
  let tablet: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    const site = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    const field = await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: site })
    await server.db.updateTable('games').set({ game_site_id: field }).where('id', '=', game).execute()
    ;[desk, volunteer] = await Promise.all([launchBrowser(), launchBrowser()])
    office = pageOf(desk)
    tablet = pageOf(volunteer)
    await tablet.setViewportSize({ width: 390, height: 844 })
  })
  afterAll(async () => {
    await Promise.all([desk.close(), volunteer.close()])
    await proxy.close()
    await server.stop()
  })

  const recorded = async (): Promise<(string | undefined)[]> =>
    (
      await server.db
        .selectFrom('entries')
        .leftJoin('people', 'people.id', 'entries.person_id')
        .select(['people.name', 'entries.document'])
        .where('game_id', '=', game)
        .where('kind', '=', 'play')
        .orderBy('counter')
        .execute()
    ).map(({ name, document }) =>
      name === document.recorded_by ? name : `${name} for ${document.recorded_by}`,
    )
  const tapGoal = () => tap(button(tablet, 'Goal Sexy Legs'))
  const goal = async (score: string) => {
    await tapGoal()
    await expect.poll(() => shownScore(tablet)).toBe(score)
  }
  const sent = () => expect.poll(() => shownUnsent(tablet)).toBe('0')
  const uncounted = async () => Number(await tablet.getByTestId('sync-state').getAttribute('data-uncounted'))
  const openStatus = () => tablet.getByTestId('sync-state').click()
  const closeStatus = () => tablet.keyboard.press('Escape')
  /** The address in the printed code. */
  let poster = ''

  test('says on the invitation who invites, as what and for which event, and leads there', async () => {
    const code = await invite(
      server.db,
      { organization_id: league.organization, role: 'admin', place: null },
      null,
    )
    await office.goto(`${proxy.url}/join#${code}`)
    await office.getByText('Test Organization').waitFor()
    await office.getByText('Admin', { exact: true }).waitFor()
    await office.getByText('Have an account already?').waitFor()
    await office.getByLabel('Name').fill('Olga')
    await office.getByLabel('Email').fill('olga@example.org')
    await office.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
    await button(office, 'Create account').click()
    await office.getByText('Signed in as Olga').waitFor()
  })

  test('is made for each field of a tournament, as a poster with a code, which is printed alone', async () => {
    await office.goto(`${proxy.url}/account`)
    const form = office.getByRole('form', { name: 'Create a pass' })
    await form.getByRole('combobox', { name: 'Tournament' }).click()
    await office.getByRole('option', { name: 'Test Cup' }).click()
    await button(office, 'Create the pass').click()
    await button(office, 'Print the poster').waitFor()
    await expectAccessible(office, 'a pass that was just made')

    await office.emulateMedia({ media: 'print' })
    await office.getByText('Keep the score here').waitFor()
    for (const line of ['Test Cup', 'Field 1', /Scan the code/, /Type your name/, /Open the game/])
      await expect.poll(() => office.getByText(line).locator('visible=true').count()).toBe(1)
    expect(await office.getByRole('heading', { name: 'Account' }).isVisible()).toBe(false)
    const drawn = await office
      .locator('svg[role=img]')
      .locator('visible=true')
      .evaluate(svg => ({
        size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
        path: svg.querySelector('path')?.getAttribute('d') ?? '',
      }))
    poster = decodeQR(pictureOf(drawn))
    expect(poster).toMatch(new RegExp(`^${proxy.url}/pass#[\\w-]{32}$`))
    await office.emulateMedia({ media: 'screen' })
    await button(office, 'Done').click()
  })

  test('leads a person who scans it with a fresh browser to a goal after one name and four taps', async () => {
    let taps = 0
    await tablet.exposeFunction('countTap', () => taps++)
    await tablet.addInitScript('onpointerdown = () => countTap()')
    await tablet.goto(poster)
    await tablet.getByText('Scorekeeper, for one field: Field 1').waitFor()
    await tablet.getByText('From Olga').waitFor()
    await expectAccessible(tablet, 'a pass')
    await tap(tablet.getByLabel('Your name'))
    await tablet.keyboard.type('Sam')
    await tap(button(tablet, 'Keep the score'))
    await tap(tablet.getByTestId(`game-${game}`))
    await goal('1-0')
    // Into the field for the name, Keep the score, the game, Goal.
    await expect.poll(() => taps).toBe(4)
    await sent()
    expect(await recorded()).toEqual(['Sam'])
  })

  test('works without a network from then on, also after a restart', async () => {
    await untilStored(tablet)
    proxy.cut()
    await tablet.reload()
    await goal('2-0')
    proxy.heal()
    await sent()
    expect(await recorded()).toEqual(['Sam', 'Sam'])
  })

  test('is used by several on one tablet, who change places without a network and are each named on what they record', async () => {
    const there = tablet.url()
    await openStatus()
    await tap(tablet.getByRole('link', { name: 'Another name…' }))
    await tablet.getByLabel('Your name').fill('Kim')
    await button(tablet, 'Keep the score').click()
    await tablet.getByTestId(`game-${game}`).click()
    await goal('3-0')
    await sent()
    proxy.cut()
    await goal('4-0')
    await openStatus()
    await tap(tablet.getByRole('group', { name: 'Who records?' }).getByRole('button', { name: 'Sam' }))
    await tablet.getByText('Recording as Sam').waitFor()
    await expectAccessible(tablet, 'who records')
    await closeStatus()
    await goal('5-0')
    await tablet.goto(there)
    await goal('6-0')
    proxy.heal()
    await sent()
    expect(await recorded()).toEqual(['Sam', 'Sam', 'Kim', 'Kim', 'Sam', 'Sam'])
  })

  test('that is revoked keeps what is recorded after it: marked on the tablet, and counted once the office lets them in again', async () => {
    await office.reload()
    const pass = office.getByRole('listitem', { name: /Pass: Scorekeeper, for one field: Field 1/ })
    await pass.getByText('2 people came in').waitFor()
    await pass.getByRole('button', { name: 'End it for everybody' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'End it for everybody' }).click()
    await pass.getByText('Lets nobody in any more').waitFor()

    await tapGoal()
    await sent()
    await expect.poll(uncounted).toBe(1)
    const notice = tablet.getByRole('alert').filter({ hasText: 'Your plays are not counted now' })
    await notice.getByText(/stay on this device.*ask the desk/).waitFor()
    // Nobody is asked who scored what does not count.
    expect(await tablet.getByRole('region', { name: /^Goal/ }).count()).toBe(0)
    const score = async () =>
      z.object({ team_1_score: z.int() }).parse(await (await fetch(`${server.url}/v1/games/${game}/`)).json())
        .team_1_score
    expect(await score()).toBe(6)
    // The office has it, and the tablet keeps it, marked, after a restart.
    expect(await recorded()).toHaveLength(7)
    await tablet.reload()
    await tablet
      .getByText(/not counted/i)
      .first()
      .waitFor()
    await expect.poll(uncounted).toBe(1)
    await office.goto(`${proxy.url}/events/tournament:${league.tournament}/office/verdicts`)
    await office.getByText(/Sam/).first().waitFor()

    await office.goto(`${proxy.url}/account`)
    await pass.getByRole('button', { name: 'Sam, who came in by a pass' }).click()
    await office.getByRole('menuitem', { name: /Let in again/ }).click()
    await expect.poll(score).toBe(7)
    await expect.poll(uncounted).toBe(0)
  })

  test('is shown in vain after that, and says so', async () => {
    await tablet.context().clearCookies()
    await tablet.evaluate(() => localStorage.clear())
    await tablet.goto(`${proxy.url}/`)
    await tablet.goto(poster)
    await tablet.getByText('Test Organization has ended this link. Ask there for a new one.').waitFor()
    await expectAccessible(tablet, 'a pass that ended')
    await tap(tablet.getByRole('link', { name: 'Watch Test Cup' }))
    await tablet.getByTestId(`game-${game}`).waitFor()
    const code = poster.split('#')[1] ?? ''
    for (const [shown, said] of [
      [code.slice(0, 12), 'The link is not complete'],
      [code.split('').reverse().join(''), /^Nobody can come in by this link/],
    ] as const) {
      await tablet.goto(`${proxy.url}/`)
      await tablet.goto(`${proxy.url}/pass#${shown}`)
      await tablet.getByText(said).waitFor()
      expect(await tablet.getByText('Test Organization').count()).toBe(0)
      expect(await tablet.getByRole('link', { name: /^Watch/ }).count()).toBe(0)
      await tablet.getByRole('link', { name: 'All events' }).last().waitFor()
    }
    proxy.cut()
    await tablet.goto(`${proxy.url}/`)
    await tablet.goto(poster)
    await tablet.getByText('No connection to the server').waitFor()
    await expect.poll(() => tablet.getByTestId('sync-state').getAttribute('data-state')).toBe('offline')
    proxy.heal()
  })

  test('lets its holder have an account later', async () => {
    await office.reload()
    const pass = office.getByRole('listitem', { name: /Pass: Scorekeeper/ })
    await pass.getByRole('button', { name: 'Kim, who came in by a pass' }).click()
    await office.getByRole('menuitem', { name: 'Offer an account' }).click()
    const link = await office.getByLabel('Link', { exact: true }).inputValue()
    await tablet.goto(link)
    await tablet.getByLabel('Email').fill('kim@example.org')
    await tablet.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
    await button(tablet, 'Create account').click()
    await tablet.getByText('Signed in as Kim').waitFor()
  })
})

/** The pixels of a drawn code, as a camera would see them. */
function pictureOf({ size, path }: { size: number; path: string }) {
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < scale * scale; pixel++) {
      const at = (Number(y) * scale + Math.floor(pixel / scale)) * width + Number(x) * scale + (pixel % scale)
      data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { width, height: width, data }
}
