import type { Page } from 'playwright-core'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { quantile } from '../rest/measure.ts'
import type { Line } from './figures.ts'
import { noteScores, shownAt, tapGoal } from './game-page.ts'
import { recordedGame, type PlayedGame } from './recorded-game.ts'
import { PUSHED } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

const GOALS = measured(120, 4)

/** The first of them are there to warm up. */
const WARM_UP = measured(10, 1)

/** Longer than it takes for a finger not to be taken for one that bounced. */
const PAUSE_MS = 160

/**
 * From the tap of a goal to the new score on the screen of another browser, if both have the game open; and
 * from a request to the text of a page, through the floor's stream.
 */
export async function measureEntryToScreen(
  tablet: Page,
  screen: Page,
  floor: Target,
  games: PlayedGame[],
): Promise<Line[]> {
  const app: number[] = []
  await noteScores(screen)
  for (let goal = 1; goal <= GOALS; goal++) {
    const tapped = await tapGoal(tablet, goal % 2 === 0 ? 0 : 1)
    app.push((await shownAt(screen, goal)) - tapped)
    await tablet.waitForTimeout(PAUSE_MS)
  }
  const bare = await throughFloor(tablet, screen, floor, games)
  const [ours, theirs] = [app.slice(WARM_UP), bare.slice(WARM_UP)]
  return (
    [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const
  ).map(([name, share]) => ({
    what: `from a goal to another screen, ${name}, ms`,
    unit: 'ms',
    sideline: quantile(ours, share),
    floor: quantile(theirs, share),
    ...(name === 'p95' && { aim: '100 ms' }),
  }))
}

async function throughFloor(
  tablet: Page,
  screen: Page,
  floor: Target,
  games: PlayedGame[],
): Promise<number[]> {
  const times: number[] = []
  const [from, to] = [await tablet.context().newPage(), await screen.context().newPage()]
  const [game] = games.splice(0, 1)
  if (!game) throw new Error('All games have been used')
  await Promise.all([from.goto(floor.url), to.goto(floor.url)])
  const scope = tournamentScope(PUSHED)
  await to.evaluate(`watch('${scope}', ${game.id})`)
  for (const [goal, entry] of recordedGame(game, GOALS).slice(2).entries()) {
    const sent = await from.evaluate<number>(`push('${scope}', ${JSON.stringify([entry])}), Date.now()`)
    times.push((await to.evaluate<number>(`shown(${goal + 1})`)) - sent)
  }
  await Promise.all([from.close(), to.close()])
  return times
}
