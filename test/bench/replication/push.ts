import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { quantile } from '../rest/measure.ts'
import { inTurns, timed, type Line } from './figures.ts'
import { PlainTablet } from './plain-tablet.ts'
import { recordedGame, type PlayedGame } from './recorded-game.ts'
import { PUSHED } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

/**
 * How many tablets at once, and how often each. The first are there to warm up: a server has run for hours
 * when a tablet comes back.
 */
const CROWDS = measured<readonly (readonly [number, number])[]>(
  [
    [1, 60],
    [1, 60],
    [10, 6],
    [100, 2],
  ],
  [
    [1, 1],
    [1, 1],
    [5, 1],
  ],
)

/** The entries of a tablet that was away for a game: the claim, the start and 48 goals. */
const GOALS = measured(48, 4)
export const ENTRIES = GOALS + 2

/**
 * Each of some plain tablets sends what it recorded of a game of its own, in one request, all of them at
 * once.
 */
export async function measurePush(games: PlayedGame[], ...targets: [Target, Target]): Promise<Line[]> {
  const lines: Line[] = []
  for (const [tablets, rounds] of CROWDS) {
    const crowd = (target: Target) => async () => {
      const all = Array.from({ length: tablets }, () => ({
        tablet: new PlainTablet(target, tournamentScope(PUSHED)),
        entries: recordedGame(nextOf(games), GOALS),
      }))
      const time = await timed(() => Promise.all(all.map(({ tablet, entries }) => tablet.push(entries))))
      for (const { tablet } of all) tablet.switchOff()
      return ((ENTRIES * tablets) / time) * 1000
    }
    const [sideline = [], floor = []] = await inTurns(rounds, ...targets.map(crowd))
    lines.push({
      what: `push of ${ENTRIES} entries each, ${tablets} at once, documents/s`,
      unit: 'documents/s',
      aim: '1.5 times',
      sideline: quantile(sideline, 0.5),
      floor: quantile(floor, 0.5),
    })
  }
  return lines.slice(1)
}

/** Takes a game in which nothing has happened yet. */
export function nextOf(games: PlayedGame[]): PlayedGame {
  const game = games.shift()
  if (!game) throw new Error('All games have been used')
  return game
}
