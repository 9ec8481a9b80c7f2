import { startPostgres } from '../../support/postgres-cluster.ts'
import { compareLeaders } from './leaders.ts'
import { compareRebuild } from './rebuild.ts'
import { comparePlays } from './recorded-play.ts'
import { GAMES, makeWorld, PLAYS_OF_GAME } from './world.ts'

/**
 * Measures statistics: a play recorded in a small and in a large database, lists of leaders compared with a
 * query by hand, and a rebuild of the statistics of all games compared with only folding the games.
 * @param games how many the large database holds, in whole seasons; the small one has a season
 */
export async function bench(games: number): Promise<void> {
  const cluster = await startPostgres({ shared_buffers: '2GB', max_wal_size: '8GB' })
  try {
    const [small, large] = [
      await makeWorld(await cluster.createDatabase('small'), 1),
      await makeWorld(await cluster.createDatabase('large'), Math.ceil(games / GAMES)),
    ]
    console.log(`${large.seasons * GAMES} games with ${large.seasons * GAMES * PLAYS_OF_GAME} plays`)
    await compareLeaders(large)
    await comparePlays(small, large)
    await compareRebuild(large, small)
  } finally {
    await cluster.stop()
  }
}
