import { setTimeout as sleep } from 'node:timers/promises'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { quantile } from '../rest/measure.ts'
import { inTurns, type Line } from './figures.ts'
import { PlainTablet } from './plain-tablet.ts'
import { nextOf } from './push.ts'
import { recordedGame, type PlayedGame } from './recorded-game.ts'
import { PUSHED } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

const CROWDS = measured([1, 10, 100], [1, 5])
const ROUNDS = measured(3, 1)
const GOALS = measured(10, 2)

/** From the push of a goal until some plain tablets have heard of it through their streams. */
export async function measureStreams(games: PlayedGame[], ...targets: [Target, Target]): Promise<Line[]> {
  const lines: Line[] = []
  for (const tablets of CROWDS) {
    const crowd = (target: Target) => () => latencies(target, tablets, nextOf(games))
    const [sideline = [], floor = []] = (await inTurns(ROUNDS, ...targets.map(crowd))).map(rounds =>
      rounds.flat(),
    )
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      lines.push({
        what: `from a push to ${tablets} streams, ${name}, ms`,
        unit: 'ms',
        sideline: quantile(sideline, share),
        floor: quantile(floor, share),
      })
    }
  }
  return lines
}

async function latencies(target: Target, tablets: number, game: PlayedGame): Promise<number[]> {
  const scope = tournamentScope(PUSHED)
  const heard: { id: string; at: number }[] = []
  const sender = new PlainTablet(target, scope)
  const all = Array.from({ length: tablets }, () => new PlainTablet(target, scope))
  const entries = recordedGame(game, GOALS)
  let awaited = ''
  await Promise.all(
    all.map(tablet =>
      tablet.follow(text => {
        if (text.includes(awaited)) heard.push({ id: awaited, at: performance.now() })
      }),
    ),
  )
  const times: number[] = []
  for (const entry of entries) {
    awaited = entry.id
    const start = performance.now()
    await sender.push([entry])
    while (heard.filter(({ id }) => id === entry.id).length < tablets) await sleep(1)
    times.push(...heard.filter(({ id }) => id === entry.id).map(({ at }) => at - start))
  }
  for (const tablet of [sender, ...all]) tablet.switchOff()
  return times
}
