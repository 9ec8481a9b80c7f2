import { invite } from '../../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { Client } from '../../rest/client.ts'
import { Device } from '../../support/replication.ts'
import { joinBy, spawnServer } from '../../support/server.ts'
import { quantile } from '../rest/measure.ts'
import { measured } from '../rehearsal.ts'
import { GAMES, playsOf, type World } from './world.ts'

const PLAYS = measured(400, 4)
/** Those at the beginning, which warm up. */
const FIRST = measured(50, 1)

/**
 * Records one play after the other in two databases by turns, posted and pushed, and prints how long one
 * takes.
 */
export async function comparePlays(...worlds: readonly World[]): Promise<void> {
  const recorders = []
  for (const world of worlds) recorders.push(await recorderIn(world))
  console.log(
    `\n| a play recorded | in ${worlds.map(world => `${world.seasons * GAMES} games, ms`).join(' | in ')} | ratio |\n|---|---|---|---|`,
  )
  for (const way of ['push', 'post'] as const) {
    const times = worlds.map((): number[] => [])
    for (let turn = 0; turn < PLAYS; turn++) {
      for (const [index, recorder] of recorders.entries()) {
        const start = performance.now()
        await recorder[way](turn)
        if (turn >= FIRST) at(times, index).push(performance.now() - start)
      }
    }
    for (const share of [0.5, 0.95]) {
      const [one = NaN, two = NaN] = times.map(values => quantile(values, share))
      console.log(
        `| ${way === 'push' ? 'pushed' : 'posted'}, p${share * 100} | ${one.toFixed(1)} | ${two.toFixed(1)} | **${(two / one).toFixed(2)}** |`,
      )
    }
  }
  for (const { stop } of recorders) await stop()
}

async function recorderIn(world: World) {
  const database = await openDatabase(world.url, '')
  const code = await invite(database.db, { organization_id: null, role: 'owner', place: null }, null)
  await database.close()
  const server = await spawnServer({ databaseUrl: world.url })
  const token = await joinBy(server.url, code, 'owner')
  const client = new Client(server.url, token)
  const tablet = new Device(server.url, `tournament:${world.tournament}`, token)
  const next = (turn: number) => {
    const game = turn % world.games.length
    const plays = playsOf(turn, world.sides.slice(game * 2, game * 2 + 2))
    return { game: at(world.games, game), play: at(plays, turn % plays.length) }
  }
  return {
    async push(turn: number): Promise<void> {
      const { game, play } = next(turn)
      const { status } = await tablet.push([
        tablet.entry(game, 'play', { ...play, ordinal_number: null, replaces: null }),
      ])
      if (status !== 200) throw new Error(`A push was answered with ${status}`)
    },
    async post(turn: number): Promise<void> {
      const { game, play } = next(turn)
      const { status } = await client.post('/events/', { ...play, game_id: game })
      if (status !== 201) throw new Error(`A play was answered with ${status}`)
    },
    stop: () => server.stop(),
  }
}
