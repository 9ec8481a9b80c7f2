import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { pageOf } from '../../support/tablet.ts'
import { join } from './app-page.ts'
import { measureEntryToScreen } from './entry-to-screen.ts'
import type { Line } from './figures.ts'
import { openGame, startGame } from './game-page.ts'
import { nextOf } from './push.ts'
import { measureReconnect } from './reconnect.ts'
import type { PlayedGame } from './recorded-game.ts'
import { CUP, untouchedGames } from './seed.ts'
import type { Target } from './target.ts'

/** The delay between screens: a tablet with its game, and another browser with the same game open. */
export async function measureScreens(
  db: Kysely<Database>,
  sideline: Target,
  floor: Target,
  games: PlayedGame[],
): Promise<Line[]> {
  const browsers = [await launchBrowser(), await launchBrowser()] as const
  try {
    const [tablet, screen] = [pageOf(browsers[0]), pageOf(browsers[1])]
    const game = nextOf(await untouchedGames(db, CUP))
    await join(tablet, sideline.url, db, 'Sam')
    await join(screen, sideline.url, db, 'Vera')
    await openGame(tablet, game)
    await openGame(screen, game)
    await startGame(tablet)
    const counted = async () => {
      const { team_1_score, team_2_score } = await db
        .selectFrom('games')
        .select(['team_1_score', 'team_2_score'])
        .where('id', '=', game.id)
        .executeTakeFirstOrThrow()
      return team_1_score + team_2_score
    }
    const lines = await measureEntryToScreen(tablet, screen, floor, games)
    return [...lines, ...(await measureReconnect(tablet, await counted(), counted, floor, games))]
  } finally {
    await Promise.all(browsers.map(browser => browser.close()))
  }
}
