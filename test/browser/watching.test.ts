/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { settleGame } from '../../server/games/settle.ts'
import { lockScopes } from '../../server/database/lock-scopes.ts'
import { transaction } from '../../server/database/transaction.ts'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownScore, tap, tapPlay, untilStored } from '../support/tablet.ts'

describe('around a game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser
  let phone: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    ;[tablet, phone] = await Promise.all([launchBrowser(), launchBrowser()])
  })
  afterAll(async () => {
    await Promise.all([tablet.close(), phone.close()])
    await proxy.close()
    await server.stop()
  })

  const at = (origin: string, path = ''): string => `${origin}/events/tournament:${league.tournament}${path}`

  test('a scorekeeper who was replaced while offline reads both scores in one notice, and can go on with their own', async () => {
    const page = pageOf(tablet)
    await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(page)
    expect(await page.title()).toBe('Sexy Legs – Rusty Bikes · Sideline')
    await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await expect
      .poll(() => page.getByRole('region', { name: 'Score' }).getByRole('status').textContent())
      .toBe('Sexy Legs 1, Rusty Bikes 0')
    await expect.poll(() => page.getByTestId('sync-state').getAttribute('data-unsent')).toBe('0')
    proxy.cut()
    for (let goals = 0; goals < 3; goals++) await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])

    const known = (
      await server.db.selectFrom('entries').select('document').where('game_id', '=', game).execute()
    ).map(({ document }) => document)
    const last = known.toSorted((a, b) => a.counter - b.counter).at(-1)
    const tim = new Device(server.url, `tournament:${league.tournament}`, await server.signIn('owner'))
    const by = { recorded_by: 'Tim', after: last?.id ?? null }
    await tim.push([
      tim.entry(game, 'claim', { term: 2, team_1_id: league.teams[0], team_2_id: league.teams[1] }, by),
      tim.entry(game, 'play', goalOf(league.teams[1], null, null), { recorded_by: 'Tim' }),
    ])
    proxy.heal()
    await expect.poll(() => shownScore(page)).toBe('1-1')
    const notice = page.getByRole('alert').filter({ hasText: 'Tim keeps the score on another device since' })
    await notice.getByText(/Tim has 1–1, which counts\. You have 4–0, which does not/).waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    // Three goals that do not count for one reason are one line.
    await expect.poll(() => page.getByTestId('refused').count()).toBe(1)
    await expect.poll(() => page.getByTestId('refused').textContent()).toContain('3 not counted')

    await expectAccessible(page, 'the notice after a take-over, and what is not counted')

    await tap(button(page, 'Go on with my 4–0'))
    await expect.poll(() => shownScore(page)).toBe('4-0')
    await expect
      .poll(async (): Promise<unknown> => (await fetch(`${server.url}/v1/games/${game}/`)).json())
      .toMatchObject({ team_1_score: 4, team_2_score: 0 })
  })

  test('who only watches sees the score and the plays, no buttons, and a way to sign in', async () => {
    const page = pageOf(phone)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(server.url, `/games/${game}`))
    await expect.poll(() => shownScore(page)).toBe('4-0')
    await page.getByTestId('play').first().waitFor()
    for (const name of [/^Goal/, /Take over/, /^Undo/, 'More', /End game/, /Correct play/])
      expect(await button(page, name).count()).toBe(0)
    await page.getByRole('link', { name: 'Score this game: sign in' }).waitFor()
    // Only scorekeepers see the state of entries and those that do not count.
    expect(await page.getByTestId('refused').count()).toBe(0)
    expect(await page.getByTestId('play').filter({ hasText: 'counted' }).count()).toBe(0)
    await expect.poll(() => page.getByTestId('sync-state').getAttribute('data-state')).toBe('idle')
    await expect.poll(() => page.getByTestId('sync-state').textContent()).toBe('Up to date')
    await page.goto(server.url)
    await page.locator('[data-sport="ultimate"]').first().waitFor()
  })

  test(
    'who had a role here keeps the buttons after signing out, also without a network',
    { tags: ['thorough'] },
    async () => {
      const page = pageOf(tablet)
      const next = await makeGame(server.db, league)
      await page.goto(at(proxy.url))
      await page.getByTestId(`game-${next}`).waitFor()
      await page.goto(`${proxy.url}/account`)
      await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
      await page
        .getByText(/signed out|Sign in/i)
        .first()
        .waitFor()
      proxy.cut()
      await page.goto(at(proxy.url, `/games/${next}`))
      await tap(button(page, 'Goal Sexy Legs'))
      await expect.poll(() => shownScore(page)).toBe('1-0')
      proxy.heal()
    },
  )

  test(
    'the story of a game that is counted for good can be read, and read again without a network',
    { tags: ['thorough'] },
    async () => {
      const page = pageOf(phone)
      const over = await makeGame(server.db, league)
      const device = new Device(server.url, `tournament:${league.tournament}`, await server.signIn('owner'))
      await device.push([
        device.entry(over, 'claim', { term: 1 }),
        ...[generalPlays.on, generalPlays.off, generalPlays.on].map((type, place) =>
          device.entry(
            over,
            'play',
            playOf(type, {
              player_1_id: league.players[0][place === 2 ? 2 : 0] ?? null,
              player_1_team_id: league.teams[0],
            }),
            { recorded_at: new Date(Date.UTC(2026, 5, 1, 10, place === 0 ? 0 : 5)).toISOString() },
          ),
        ),
        device.entry(
          over,
          'play',
          goalOf(league.teams[0], league.players[0][1] ?? null, league.players[0][0] ?? null),
        ),
        device.entry(over, 'play', playOf(ultimatePlays.halfTime, {})),
        device.entry(over, 'status', { status: 'final' }),
      ])
      await transaction(server.db, async tx => {
        await lockScopes(tx, [`tournament:${league.tournament}`])
        await settleGame(tx, over)
      })
      const read = async (): Promise<void> => {
        await page.goto(at(proxy.url, `/games/${over}`))
        await page
          .getByTestId('play')
          .filter({ hasText: 'Goal Sexy Legs' })
          .getByText(/Scorer #2 Bob .*, Assist #1 Ann/)
          .waitFor()
        expect(await page.getByTestId('play').nth(1).textContent()).toContain('1–0')
        // A substitution is a line, which opens to its plays.
        const substitution = page.getByTestId('line-up')
        await substitution.getByText('Substitution Sexy Legs').waitFor()
        await substitution.getByText('#3 for #1').waitFor()
        expect(await page.getByTestId('play').count()).toBe(3)
        await tap(button(page, 'Show them'))
        await page.getByTestId('play').filter({ hasText: 'Substituted off Sexy Legs' }).waitFor()
        expect(await page.getByTestId('play').count()).toBe(5)
      }
      await read()
      await expectAccessible(page, 'the story of a game that is counted for good')
      expect(await page.getByTestId('play').filter({ hasText: 'Goal' }).getAttribute('data-side')).toBe('1')
      await tap(button(page, 'Scores only'))
      await expect.poll(() => page.getByTestId('play').count()).toBe(1)
      await tap(button(page, 'Scores only'))
      await expect.poll(() => page.getByTestId('play').count()).toBeGreaterThan(1)
      await untilStored(page)
      proxy.cut()
      await read()
      proxy.heal()
    },
  )

  test(
    'the list opens at what is on now, says what each game is played in, and comes back to where it was, with the field and the team that were chosen, by the arrow and by Back',
    { tags: ['thorough'] },
    async () => {
      const page = pageOf(phone)
      const field = await make(server.db, 'game_sites', {
        name: 'Field 4',
        event_site_id: await make(server.db, 'event_sites', {
          name: 'Park',
          tournament_id: league.tournament,
        }),
      })
      const common = {
        season_id: league.season,
        tournament_id: league.tournament,
        pool_round_id: league.poolRound,
        team_1_id: league.teams[0],
        team_2_id: league.teams[1],
        game_site_id: field,
      }
      const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 19)
      for (let past = 0; past < 12; past++) {
        const id = await make(server.db, 'games', {
          ...common,
          start_time: `2026-05-${String(10 + past)}T10:00:00`,
        })
        await server.db.updateTable('games').set({ status: 'final' }).where('id', '=', id).execute()
      }
      const next = await make(server.db, 'games', { ...common, start_time: tomorrow })
      await page.goto(at(server.url))
      const card = page.getByTestId(`game-${next}`)
      // The open list keeps its place while games arrive, and draws those in view.
      const toNow = page.getByRole('button', { name: 'Now' })
      await expect.poll(() => toNow.click().then(() => card.isVisible())).toBe(true)
      await card.getByText('Field 4 · Pool A').waitFor()
      await page.getByLabel('Field').selectOption('Field 4')
      await expect.poll(() => page.url()).toContain('field=Field')
      await page.reload()
      await card.waitFor()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      await page.getByLabel('Find a team').fill('sexy')
      await expect.poll(() => page.url()).toContain('team=sexy')
      await card.scrollIntoViewIfNeeded()
      const was = await page.evaluate(() => window.scrollY)
      expect(was).toBeGreaterThan(300)
      for (const back of [() => tap(page.getByRole('link', { name: 'All games' })), () => page.goBack()]) {
        await card.click()
        await page.getByTestId('score-1').waitFor()
        await back()
        await card.waitFor()
        expect(await page.getByLabel('Field').inputValue()).toBe('Field 4')
        expect(await page.getByLabel('Find a team').inputValue()).toBe('sexy')
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(was - 60)
      }
    },
  )

  test(
    'a season without a tournament has its standings on a screen of their own',
    { tags: ['thorough'] },
    async () => {
      const page = pageOf(phone)
      const scope = `season:${league.season}` as const
      const match = await make(server.db, 'games', {
        season_id: league.season,
        team_1_id: league.teams[0],
        team_2_id: league.teams[1],
        start_time: '2026-06-08T10:00:00',
      })
      const device = new Device(server.url, scope, await server.signIn('owner'))
      await device.push([
        device.entry(match, 'claim', { term: 1 }),
        device.entry(match, 'play', goalOf(league.teams[1], null, null)),
        device.entry(match, 'status', { status: 'final' }),
      ])
      await page.goto(`${server.url}/events/${scope}`)
      await page.getByTestId(`game-${match}`).waitFor()
      await page.getByText('Standings', { exact: true }).click()
      await page
        .getByRole('table')
        .getByRole('row', { name: /1 Rusty Bikes .*1–0–0/ })
        .waitFor()
      await expectAccessible(page, 'the table of a season')
    },
  )

  test(
    'of a long game the latest plays are drawn, and the earlier ones as they are scrolled to',
    { tags: ['thorough'] },
    async () => {
      const long = await makeGame(server.db, league)
      const sam = new Device(server.url, `tournament:${league.tournament}`, await server.signIn('owner'))
      await sam.push([
        sam.entry(long, 'claim', { term: 1, team_1_id: league.teams[0], team_2_id: league.teams[1] }),
        ...Array.from({ length: 100 }, () => sam.entry(long, 'play', goalOf(league.teams[0], null, null))),
      ])
      const page = pageOf(phone)
      await page.goto(at(server.url, `/games/${long}`))
      const plays = page.getByTestId('play')
      await expect.poll(() => plays.first().textContent()).toContain('100–0')
      expect(await plays.count()).toBeLessThan(100)
      await expect
        .poll(async () => {
          await plays.last().scrollIntoViewIfNeeded()
          return plays.count()
        })
        .toBe(100)
      expect(await plays.last().textContent()).toContain('1–0')
      expect(await button(page, 'Earlier plays').count()).toBe(0)
    },
  )
})
