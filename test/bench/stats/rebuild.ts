import { sql, type Kysely } from 'kysely'
import { openDatabase } from '../../../server/database/connection.ts'
import type { Database } from '../../../server/database/schema.ts'
import { recount } from '../../../server/games/stats-rebuild/recount.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { boxScore } from '../../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { GAMES, type World } from './world.ts'

/** How many games are in memory at a time while they are folded alone. */
const PAGE = 500

/** Counts all games again and prints the plays per second, for that and for folding alone. */
export async function compareRebuild(large: World, small: World): Promise<void> {
  const database = await openDatabase(large.url, '')
  const alone = await foldAll(database.db)
  const right = await rebuild(database.db)
  await database.close()
  const other = await openDatabase(small.url, '')
  await sql`update stat_lines set counters = counters || '{"assists": 4711}'`.execute(other.db)
  const wrong = await rebuild(other.db)
  await other.close()
  console.log(`\n| a rebuild | plays/s | times as long |\n|---|---|---|`)
  for (const [name, rate] of [
    ['folding alone, in a loop', alone],
    [`of ${large.seasons * GAMES} games of which all lines are right`, right.rate],
    [`of ${GAMES} games of which all ${wrong.wrong} lines are wrong`, wrong.rate],
  ] as const)
    console.log(`| ${name} | ${rate.toFixed(0)} | ${(alone / rate).toFixed(1)} |`)
  if (right.wrong > 0) throw new Error(`${right.wrong} lines of the bench were wrong`)
}

async function rebuild(db: Kysely<Database>): Promise<{ rate: number; wrong: number }> {
  const start = performance.now()
  let [plays, wrong, counted] = [0, 0, 0]
  for await (const progress of recount(db, ['basketball'])) {
    if (progress.games === progress.ofGames && counted === 0) counted = performance.now() - start
    plays = progress.plays
    wrong += progress.wrong.length
  }
  const took = performance.now() - start
  console.log(
    `${plays} plays recounted in ${(took / 1000).toFixed(1)} s, ${((took - counted) / 1000).toFixed(1)} s of them for the sums above games`,
  )
  return { rate: (plays * 1000) / took, wrong }
}

/** Folds all games and counts their box scores, without the time in which they are read. */
async function foldAll(db: Kysely<Database>): Promise<number> {
  const rules = rulesOf('basketball')
  let [plays, took] = [0, 0]
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; team_1_id: number; team_2_id: number; entries: Entry[] }>`
      select id, team_1_id, team_2_id, (select json_agg(document) from entries where entries.game_id = games.id) as entries
      from games where status = 'final' and id > ${after} order by id limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return (plays * 1000) / took
    after = last.id
    const start = performance.now()
    for (const { entries, ...sides } of rows) {
      const state = foldGame(sides, rules, entries)
      boxScore(sides, rules, state)
      plays += state.plays.length
    }
    took += performance.now() - start
  }
}
