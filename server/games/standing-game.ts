import { sql, type RawBuilder } from 'kysely'
import type { NamedGame } from '../../shared-schema/replication/result.ts'
import type { RecordedFamily } from '../../shared-schema/replication/entry-kinds.ts'
import { inUtc } from '../../shared-schema/resources/time.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import { gameLinesOf, moveNow, type Line } from './stats/update-lines.ts'
import { selectGames, type FoundGame } from './game-to-fold.ts'
import { nameOf } from './named-game.ts'
import { rowColumns } from './row-columns.ts'

/** Everything that has followed from a game's entries so far. */
export interface FollowedFromGame {
  /** The rows that REST shows of it. */
  readonly rows: Readonly<Record<RecordedFamily, readonly StoredRecord[]>>
  /** Its own stat lines. */
  readonly lines: readonly Line[]
  /** The columns of the record that follow from entries. */
  readonly outcome: StoredRecord
}

/** Everything needed to fold a game, its teams' names, and everything that has followed from it. */
interface GameState extends FoundGame, FollowedFromGame {
  readonly named: NamedGame
}

/**
 * A game in its current state, read in one query: for refolding it and writing the differences. Undefined if
 * the game does not exist.
 */
export async function standingGame(tx: Tx, gameId: number): Promise<GameState | undefined> {
  await moveNow(tx, [gameId])
  const found = await selectGames(tx, [gameId])
    .leftJoin('teams as one', 'one.id', 'games.team_1_id')
    .leftJoin('teams as two', 'two.id', 'games.team_2_id')
    .select([
      'one.name as one',
      'two.name as two',
      'games.team_1_score',
      'games.team_2_score',
      'games.team_1_shootout_score',
      'games.team_2_shootout_score',
      'games.winner_id',
      'games.status',
      'games.forfeit_team_ids',
      'games.final_at',
    ])
    .select([
      rowsOf('game_scores').as('game_scores'),
      rowsOf('events').as('events'),
      rowsOf('game_sportsmanship_scores').as('game_sportsmanship_scores'),
      gameLinesOf(sql.ref('games.id')).as('lines'),
    ])
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (!found) return undefined
  const { entries, one, two, game_scores, events, game_sportsmanship_scores, lines, ...record } = found
  const {
    team_1_score,
    team_2_score,
    team_1_shootout_score,
    team_2_shootout_score,
    winner_id,
    status,
    forfeit_team_ids,
    final_at,
    ...game
  } = record
  return {
    game,
    entries,
    named: nameOf(gameId, one, two),
    rows: {
      game_scores: game_scores.map(asRead),
      events: events.map(asRead),
      game_sportsmanship_scores: game_sportsmanship_scores.map(asRead),
    },
    lines,
    outcome: {
      team_1_score,
      team_2_score,
      team_1_shootout_score,
      team_2_shootout_score,
      winner_id,
      status,
      forfeit_team_ids,
      final_at,
    },
  }
}

/** SQL for a game's rows of a family as JSON; a decimal as text, which keeps its digits. */
function rowsOf(family: RecordedFamily): RawBuilder<StoredRecord[]> {
  const columns = rowColumns[family].map(
    name =>
      sql`${sql.lit(name)}, ${sql.ref(`${family}.${name}`)}${name === 'decimal_1' ? sql`::text` : sql``}`,
  )
  return sql<StoredRecord[]>`coalesce((
    select json_agg(json_build_object(${sql.join(columns)})) from ${sql.table(family)} where ${sql.ref(`${family}.game_id`)} = games.id), '[]')`
}

/** A row with its time in the driver's format. */
const asRead = (row: StoredRecord): StoredRecord => ({ ...row, time: inUtc(String(row.time)) })
