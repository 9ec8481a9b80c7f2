/** @module-tag long */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { basketballPlays as p } from '../../shared-schema/sports/basketball/plays.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const [home, away] = ['Sexy Legs', 'Rusty Bikes']
const list = z.object({ objects: z.array(z.looseObject({})) })

describe('a basketball game without a network', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db, 'basketball')
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
    page = pageOf(tablet)
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
  })

  const read = async (path: string): Promise<unknown> => (await fetch(`${server.url}/v1/${path}`)).json()
  const objects = async (path: string) => list.parse(await read(path)).objects

  const record = async (level: string): Promise<void> => {
    await tap(button(page, 'More'))
    await tap(button(page, /^What to record/))
    await tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${level}`) }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  /** Taps a play, then the players that are asked for, in order; Done once all are named. */
  const play = async (name: string, team: string, ...players: (string | RegExp)[]): Promise<void> => {
    await tap(button(page, `${name} ${team}`))
    const questions = page.getByRole('region', { name: `${name} ${team}` })
    for (const player of players) await tap(questions.getByRole('button', { name: player }).first())
    await questions.waitFor({ state: 'detached' })
  }
  const backgroundOf = (part: Locator): Promise<string> =>
    part.evaluate(element => getComputedStyle(element).backgroundColor)
  const warning = () => page.getByRole('region', { name: 'Score' }).getByRole('status').first().textContent()

  test('is recorded play by play, by its score alone and play by play again, and nothing is lost', async () => {
    await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(page)
    proxy.cut()
    await page.reload()
    await record('Every play')

    await play('Three-pointer', home, /Ann/, /Bob/)
    await play('Two-pointer missed', away, /Cas/)
    await play('Rebound', home, /Bob/)
    expect(await shownScore(page)).toBe('3-0')

    // The fifth foul puts her out of the game. That is pointed out, and keeps nobody from recording more.
    for (let fouls = 0; fouls < 4; fouls++) await play('Personal foul', home, /Ann/, 'Done')
    expect(await page.getByText('out of the game').count()).toBe(0)
    await play('Personal foul', home, /Ann/, /Cas/)
    await expect.poll(warning).toBe('#1 Ann Sexy Legs: 5 fouls, out of the game')
    await play('Two-pointer', home, /Ann.* out$/, 'Unknown')
    await expect.poll(warning).toBe('#1 Ann Sexy Legs is out of the game')
    expect(await shownScore(page)).toBe('5-0')

    // A frequent play needs no answer to the open question, and has kept its place.
    const foul = button(page, `Personal foul ${away}`)
    const before = await foul.boundingBox()
    await tap(button(page, `Two-pointer ${home}`))
    await page.getByRole('region', { name: `Two-pointer ${home}` }).waitFor()
    expect(await foul.boundingBox()).toEqual(before)
    await tap(foul)
    const fouler = page.getByRole('region', { name: `Personal foul ${away}` })
    await fouler.waitFor()
    expect(await page.getByRole('region', { name: `Two-pointer ${home}` }).count()).toBe(0)
    await tap(button(page, 'More'))
    await tap(button(page, `Personal foul ${away}`))
    await tap(fouler.getByRole('button', { name: 'Done' }))
    for (let plays = 0; plays < 3; plays++) await tap(button(page, /^Undo/))
    await expect.poll(() => shownScore(page)).toBe('5-0')

    await record('The score only')
    await tap(button(page, `+3 ${away}`))
    // Once its time is up, the button that ends the quarter is as yellow as the words that say so.
    const ending = button(page, 'End of quarter')
    await tap(button(page, 'More'))
    await tap(button(page, 'Set the clock…'))
    await page.getByRole('textbox', { name: 'Time on the clock' }).fill('0:00')
    await tap(button(page, 'Save'))
    await tap(button(page, 'More'))
    const words = page.getByRole('region', { name: 'Score' }).getByText('Time is up')
    const yellow = await backgroundOf(words)
    expect(await backgroundOf(ending)).toBe(yellow)
    await tap(ending)
    await expect.poll(() => backgroundOf(ending)).not.toBe(yellow)
    await tap(button(page, `+1 ${away}`))
    await expect.poll(() => shownScore(page)).toBe('5-4')

    // The device remembers the level, and all that was recorded.
    await page.reload()
    await button(page, `+2 ${away}`).waitFor()
    await expect.poll(() => shownScore(page)).toBe('5-4')
    await record('Every play')
    await play('Free throw', away, /Bob/)
    await expect.poll(() => shownScore(page)).toBe('5-5')
    await page.getByText('By period: 5–3, 0–2').waitFor()
    await tap(button(page, /^Undo/))
    await expect.poll(() => shownScore(page)).toBe('5-4')
    await tap(page.getByRole('tab', { name: 'Box score' }))
    await page.getByRole('row', { name: /#1 Ann Sexy Legs/ }).waitFor()

    proxy.heal()
    await expect.poll(() => shownUnsent(page)).toBe('0')
    expect(await read(`games/${game}/`)).toMatchObject({ team_1_score: 5, team_2_score: 4, status: 'live' })
    const [ann, bob, cas] = league.players[0]
    expect(await objects(`events/?game_ids=[${game}]&limit=200&order_by=[ordinal_number]`)).toMatchObject([
      { type: p.threePointer, player_1_id: ann, player_2_id: bob },
      { type: p.twoPointerMissed, player_1_id: league.players[1][2] },
      { type: p.rebound, player_1_id: bob },
      ...[1, 2, 3, 4].map(() => ({ type: p.personalFoul, player_1_id: ann, player_2_id: null })),
      { type: p.personalFoul, player_1_id: ann, player_2_id: league.players[1][2] },
      { type: p.twoPointer, player_1_id: ann, player_2_id: null },
      { type: p.endOfPeriod },
    ])
    const stats = await objects(`stats/basketball/player_stats_per_game/?game_ids=[${game}]`)
    const of = (player: number | undefined) => stats.find(({ player_id }) => player_id === player)
    expect(of(ann)).toMatchObject({ points: 5, fouls_personal: 5, three_pointers_made: 1 })
    expect(of(bob)).toMatchObject({ assists: 1, rebounds_defensive: 1 })
    expect(of(cas)).toBeUndefined()
    expect(await objects(`stats/basketball/team_stats_per_game/?game_ids=[${game}]`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ team_id: league.teams[0], points_scored: 5, points: 5 }),
        // Of its points no play tells.
        expect.objectContaining({ team_id: league.teams[1], points_scored: 4, points: 0 }),
      ]),
    )
  })
})
