/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import {
  button,
  joinGame,
  pageOf,
  shownScore,
  shownUnsent,
  tap,
  tapPlay,
  untilStored,
} from '../support/tablet.ts'

const list = z.object({ objects: z.array(z.looseObject({ type: z.int() })) })
const [home, away] = ['Sexy Legs', 'Rusty Bikes']

describe('a tablet without a network', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
  })

  test('records the other plays of ultimate, corrects, undoes, takes in a player from the side, and reopens a game that was ended too early', async () => {
    const page = pageOf(tablet)
    await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(page)
    proxy.cut()
    await page.reload()
    await tap(button(page, 'More'))
    await tap(button(page, /^What to record/))
    await tap(page.getByRole('dialog').getByRole('button', { name: /^Every play/ }))
    await tap(page.getByRole('button', { name: 'Start game' }))

    await tapPlay(page, 'Pull', home, [/Ann/])
    await tapPlay(page, 'Pass', away, [/Ann/, /Bob/])
    // Bob has the disc: only the defender is asked for.
    await tapPlay(page, 'D', home, [/Cas/])
    await tapPlay(page, 'Throwaway', home, [/Ann/])
    await tapPlay(page, 'Goal', away, [/Cas/, 'Unknown'])
    await tapPlay(page, 'Callahan', home, [/Bob/, 'Unknown'])
    expect(await shownScore(page)).toBe('1-1')

    await tapPlay(page, 'Goal', away, [/Ann/, /Bob/])
    expect(await shownScore(page)).toBe('1-2')
    // One step takes the whole goal back, with who scored it.
    await tap(page.getByRole('button', { name: /^Undo/ }))
    await expect.poll(() => shownScore(page)).toBe('1-1')
    const undone = page.getByRole('status', { name: 'Undone' })
    await undone.getByText(`Undone: Goal ${away}`).waitFor()
    await tap(undone.getByRole('button', { name: 'Put back' }))
    await expect.poll(() => shownScore(page)).toBe('1-2')
    await page
      .getByTestId('play')
      .first()
      .getByText(/Scorer .*Ann.*, Assist .*Bob/)
      .waitFor()
    await tap(page.getByRole('button', { name: /^Undo/ }))
    await expect.poll(() => shownScore(page)).toBe('1-1')

    // A correction counts when it is saved, and not before.
    await tap(page.getByRole('button', { name: /^Correct play/ }).first())
    const dialog = page.getByRole('dialog')
    await tap(dialog.getByRole('button', { name: /Ann/ }).first())
    await tap(dialog.getByRole('button', { name: 'Cancel' }))
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByTestId('play').first().textContent()).toContain('Bob')

    await tap(page.getByRole('button', { name: `Goal ${home}`, exact: true }))
    const picker = page.getByRole('region', { name: /^Goal/ })
    await tap(picker.getByRole('button', { name: 'Add player' }))
    await picker.getByLabel('First name').fill('Wim')
    await picker.getByLabel('Number').fill('99')
    await tap(picker.getByRole('button', { name: 'Add', exact: true }))
    await tap(picker.getByRole('button', { name: /#99 Wim/ }))
    await tap(picker.getByRole('button', { name: /Ann/ }))
    await picker.waitFor({ state: 'detached' })

    // Who scored last is not asked again after the break, if nobody said so before.
    await tap(page.getByRole('button', { name: `Goal ${home}`, exact: true }))
    await picker.waitFor()
    // The names are short, so that what a button does not show is what hangs below the line.
    expect(
      await page.locator('button *').evaluateAll(parts =>
        parts
          .filter(part => getComputedStyle(part).overflowY === 'hidden')
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([])
    await tap(page.getByRole('button', { name: 'Half time' }))
    await page.getByTestId('play').first().getByText('Half time').waitFor()
    expect(await picker.count()).toBe(0)

    // An inserted play keeps its place when its questions are answered.
    const goal = page
      .getByTestId('play')
      .filter({ hasText: `Goal ${away}` })
      .last()
    await tap(goal.getByRole('button', { name: /^Correct play/ }))
    await tap(dialog.getByRole('button', { name: 'Insert before…' }))
    await tap(dialog.getByRole('button', { name: `Drop ${away}` }))
    await dialog.waitFor({ state: 'detached' })
    const dropped = page.getByRole('region', { name: /^Drop/ })
    await tap(dropped.getByRole('button', { name: /Ann/ }))
    await tap(dropped.getByRole('button', { name: /Bob/ }))
    await dropped.waitFor({ state: 'detached' })

    await tap(page.getByRole('button', { name: 'End game' }))
    await tap(page.getByRole('button', { name: 'Confirm end' }))
    await tap(page.getByRole('button', { name: 'Reopen game' }))
    await tapPlay(page, 'Goal', home, [/Bob/, /Cas/])
    expect(await shownScore(page)).toBe('4-1')
    expect(Number(await shownUnsent(page))).toBeGreaterThan(15)

    proxy.heal()
    await expect.poll(() => shownUnsent(page)).toBe('0')
    const answer = await fetch(
      `${server.url}/v1/events/?game_ids=[${game}]&limit=200&order_by=[ordinal_number]`,
    )
    const { objects } = list.parse(await answer.json())
    const p = ultimatePlays
    expect(objects.map(event => event.type)).toEqual([
      p.pull,
      p.pass,
      p.block,
      p.throwaway,
      p.drop,
      p.goal,
      p.callahan,
      p.goal,
      p.goal,
      p.halfTime,
      p.goal,
    ])
    const wim = await server.db
      .selectFrom('players')
      .select('id')
      .where('first_name', '=', 'Wim')
      .executeTakeFirstOrThrow()
    expect(objects[7]).toMatchObject({ player_2_id: wim.id, player_1_id: league.players[0][0] })
    expect(objects[5]).toMatchObject({ player_2_id: league.players[1][2], player_1_id: null })
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 4,
      team_2_score: 1,
      status: 'live',
      winner_id: null,
    })
  })
})
