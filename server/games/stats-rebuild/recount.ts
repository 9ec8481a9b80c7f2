import { sql, type Kysely } from 'kysely'
import { sports as allSports } from '../../../shared-schema/sports/index.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { lockGames } from '../lock-games.ts'
import { refoldGames } from '../refold-game.ts'
import { removeLines } from '../stats/update-lines.ts'
import { mendSums } from './sums.ts'
import type { WrongLine } from './wrong-line.ts'
import { wrongLinesOfGames } from './wrong-lines-of-games.ts'

/** How many games one transaction counts: longer ones would delay people who record in their scope. */
const BATCH = 25

/** The progress of a recount. */
export interface Progress {
  readonly games: number
  readonly ofGames: number
  readonly plays: number
  /** The lines that differed from the entries since the last report. They are corrected. */
  readonly wrong: readonly WrongLine[]
}

/**
 * Recounts the statistics of all games from their entries, scope by scope, while others record. Each game
 * with other lines, or another result, is refolded, which also moves the lines above it. Then the sums
 * themselves are checked.
 * @param sports limits the games to these sports
 */
export async function* recount(
  db: Kysely<Database>,
  sports: readonly string[] = allSports,
): AsyncGenerator<Progress> {
  const all = await gamesOf(db, sports)
  let games = 0
  let plays = 0
  for (const ids of batches(all)) {
    const counted = await transaction(db, async tx => {
      await lockGames(tx, ids)
      const found = await wrongLinesOfGames(tx, ids)
      const wrong = new Set(found.wrong.map(({ line }) => line.game_id))
      await refoldGames(tx, new Set([...wrong, ...found.otherwise]))
      // The fold skips a game without entries, and cannot fold one that no longer exists.
      const ofSomething = new Set(found.wrong.flatMap(one => (one.counted ? [one.line.game_id] : [])))
      for (const id of wrong) if (!ofSomething.has(id)) await removeLines(tx, id)
      return found
    })
    games += ids.length
    plays += counted.plays
    yield { games, ofGames: all.length, plays, wrong: counted.wrong }
  }
  for await (const wrong of mendSums(db, sports)) yield { games, ofGames: all.length, plays, wrong }
}

interface PlacedGame {
  readonly id: number
  readonly scope: string
}

/** The games with recorded entries or with lines, scope after scope. */
async function gamesOf(db: Kysely<Database>, sports: readonly string[]): Promise<PlacedGame[]> {
  const { rows } = await sql<PlacedGame>`
    select games.id, coalesce(tournament_id || ' t', games.season_id || ' s') as scope
    from games join seasons on seasons.id = games.season_id join leagues on leagues.id = seasons.league_id
    where sport = any(${sports}::text[]) and (exists (select from entries where entries.game_id = games.id and refusal is null)
      or exists (select from stat_lines where level = 'game' and stat_lines.game_id = games.id))
    union all
    select distinct game_id, '' from stat_lines where level = 'game' and sport = any(${sports}::text[])
      and not exists (select from games where games.id = stat_lines.game_id)
    order by scope, id`.execute(db)
  return rows
}

/** Batches of games of one scope. */
function* batches(games: readonly PlacedGame[]): Generator<number[]> {
  let batch: PlacedGame[] = []
  for (const game of games) {
    if (batch.length === BATCH || (batch[0] && batch[0].scope !== game.scope)) {
      yield batch.map(({ id }) => id)
      batch = []
    }
    batch.push(game)
  }
  if (batch.length > 0) yield batch.map(({ id }) => id)
}
