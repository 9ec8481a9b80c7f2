import { sql, type Kysely } from 'kysely'
import { sports as allSports } from '../../shared-schema/sports/index.ts'
import type { Database } from '../database/schema.ts'
import { transaction } from '../database/transaction.ts'
import { lockGames } from '../games/lock-games.ts'
import { refoldGames } from '../games/refold-game.ts'
import { removeLines } from '../stats/update-lines.ts'
import { mendSums } from './sums.ts'
import type { WrongLine } from './wrong-line.ts'
import { wrongLinesOfGame } from './wrong-lines-of-game.ts'

/** How many games are counted in one transaction: whoever records in their scope waits for no more. */
const BATCH = 10

/** How far a recount is. */
export interface Progress {
  readonly games: number
  readonly ofGames: number
  readonly plays: number
  /** The lines that were not what the entries come to, since it was last said. They are now. */
  readonly wrong: readonly WrongLine[]
}

/**
 * Counts the statistics of all games anew from their entries, scope by scope, while others record: each game that has
 * other lines is folded afresh, which moves the lines above it, and then the sums themselves are looked at.
 * @param sports those whose games are counted
 */
export async function* countAnew(
  db: Kysely<Database>,
  sports: readonly string[] = allSports,
): AsyncGenerator<Progress> {
  const all = await gamesOf(db, sports)
  let games = 0
  let plays = 0
  for (const ids of batches(all)) {
    const counted = await transaction(db, async tx => {
      await lockGames(tx, ids)
      const found: (Awaited<ReturnType<typeof wrongLinesOfGame>> & { readonly id: number })[] = []
      for (const id of ids) found.push({ id, ...(await wrongLinesOfGame(tx, id)) })
      const wrong = found.filter(one => one.wrong.length > 0).map(({ id }) => id)
      await refoldGames(tx, wrong)
      for (const id of wrong) await removeLinesOfNothing(id)
      return found

      /** A game at which nothing is recorded is not folded, and one that is gone cannot be. */
      async function removeLinesOfNothing(id: number): Promise<void> {
        const isCounted = found.some(
          one => one.id === id && one.wrong.some(({ counted }) => counted !== null),
        )
        if (!isCounted) await removeLines(tx, id)
      }
    })
    games += ids.length
    plays += counted.reduce((sum, one) => sum + one.plays, 0)
    yield { games, ofGames: all.length, plays, wrong: counted.flatMap(({ wrong }) => wrong) }
  }
  for await (const wrong of mendSums(db, sports)) yield { games, ofGames: all.length, plays, wrong }
}

interface PlacedGame {
  readonly id: number
  readonly scope: string
}

/** The games at which something is recorded or of which there are lines, scope after scope. */
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

/** Some games of one scope at a time. */
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
