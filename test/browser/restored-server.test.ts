import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { runCommand } from '../support/run-command.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, tapPlay } from '../support/tablet.ts'

describe('L14: a server whose backup is restored during a game', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  const folder = mkdtempSync(join(tmpdir(), 'sideline-restored-'))
  const file = join(folder, 'backup.gz')
  let databaseUrl: string
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl })
    proxy = await cuttableProxy(portOf(server))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const portOf = ({ url }: TestServer): number => Number(new URL(url).port)
  const command = (name: 'backup' | 'restore') =>
    runCommand(name, [file], { DATABASE_URL: databaseUrl, DATA_DIR: folder })
  const entries = async () =>
    (await server.db.selectFrom('entries').select('id').orderBy('id').execute()).map(({ id }) => id)
  const points = () =>
    server.db
      .selectFrom('game_scores')
      .select(['team_1_score', 'team_2_score'])
      .where('game_id', '=', game)
      .orderBy('team_1_score')
      .orderBy('team_2_score')
      .execute()

  test('gets again every point that went with it, once, and the page says so', async () => {
    const page = pageOf(tablet)
    const goal = (team: string) => tapPlay(page, 'Goal', team, [/Ann/, /Bob/])
    const sent = () => expect.poll(() => shownUnsent(page)).toBe('0')
    await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await tap(page.getByRole('button', { name: 'Start game' }))
    await goal('Sexy Legs')
    await sent()
    expect(command('backup')).toMatchObject({ status: 0 })
    await goal('Rusty Bikes')
    await goal('Sexy Legs')
    await sent()
    const before = await entries()

    proxy.cut()
    await server.stop()
    await goal('Sexy Legs')
    expect(command('restore')).toMatchObject({ status: 0 })
    server = await startTestServer({ databaseUrl })
    expect((await entries()).length).toBeLessThan(before.length)
    proxy.heal(portOf(server))

    await tap(page.getByTestId('sync-state'))
    await expect
      .poll(() => page.getByTestId('sent-again').textContent())
      .toMatch(
        /^At \d\d:\d\d the server had lost some of what it had\. It got \d+ entries of this device again\.$/,
      )
    await sent()
    expect(await page.getByTestId(`sync-tournament:${league.tournament}`).textContent()).toContain(
      'Everything recorded here is sent.',
    )
    await page.keyboard.press('Escape')
    expect(await shownScore(page)).toBe('3-1')

    const after = await entries()
    // The last goal, its scorer and its assist.
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(before.length + 3)
    expect(await points()).toEqual(
      [
        [1, 0],
        [1, 1],
        [2, 1],
        [3, 1],
      ].map(([team_1_score, team_2_score]) => ({ team_1_score, team_2_score })),
    )
    const answer = await fetch(`${server.url}/v1/games/${game}/`)
    expect(await answer.json()).toMatchObject({ team_1_score: 3, team_2_score: 1 })
  })
})
