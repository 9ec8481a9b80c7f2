import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { startTestServer } from '../support/server.ts'
import { smallDisk } from '../support/small-disk.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const freshDatabaseUrl = postgresDatabases()

// Only root may mount a disk that is small enough to be filled.
test.runIf(process.getuid?.() === 0)(
  'a tablet whose disk is full says so at each tap, and goes on by itself once there is room',
  { tags: ['long'] },
  async () => {
    const disk = smallDisk(150)
    if (!disk) throw new Error('Root could not mount a small disk.')
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => server.stop())
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const browser = await launchBrowser({ userDataDir: join(disk.folder, 'profile') })
    onTestFinished(() => browser.close())
    const page = pageOf(browser)
    await joinGame(page, server.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(page)
    const goal = button(page, 'Goal Sexy Legs')
    await tap(goal)
    await expect.poll(() => shownScore(page)).toBe('1-0')
    await expect.poll(() => shownUnsent(page)).toBe('0')

    disk.fill(0)
    const refused = page.getByRole('alert').filter({ hasText: 'The last tap was NOT saved' })
    // The browser may have reserved room for some taps more.
    await expect
      .poll(async () => {
        await tap(goal)
        return refused.count()
      })
      .toBe(1)
    const saved = Number((await shownScore(page)).split('-')[0])
    for (let again = 0; again < 3; again++) {
      await tap(goal)
      await refused.getByText('This device is full: delete photos or apps').waitFor()
      expect(await shownScore(page)).toBe(`${saved}-0`)
    }

    disk.makeRoom()
    await refused.waitFor({ state: 'detached' })
    await expect.poll(() => shownScore(page)).toBe(`${saved}-0`)
    await tap(goal)
    await expect.poll(() => shownScore(page)).toBe(`${saved + 1}-0`)
    await expect.poll(() => shownUnsent(page)).toBe('0')
    const result = await server.db
      .selectFrom('game_scores')
      .select('team_1_score')
      .where('game_id', '=', game)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(result.team_1_score).toBe(saved + 1)
  },
)
