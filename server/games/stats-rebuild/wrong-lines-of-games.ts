import type { Selectable } from 'kysely'
import { at } from '../../../shared-schema/rules/at.ts'
import { boxScore } from '../../../shared-schema/scoring/box-score.ts'
import { foldGame, type GameState } from '../../../shared-schema/scoring/fold-game.ts'
import { countedState } from '../../../shared-schema/scoring/ruled-state.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { gamesToFold } from '../game-to-fold.ts'
import { findPlayersOfGames } from '../players.ts'
import { resolved } from '../refold-game.ts'
import { sportOf } from '../sport.ts'
import { gameLines, linesOfGames, type Line } from '../stats/update-lines.ts'
import { compareLines, type WrongLine } from './wrong-line.ts'

/**
 * The lines of games that differ from their entries.
 * @returns them, the games whose stored result differs, and how many plays were counted
 */
export async function wrongLinesOfGames(
  tx: Tx,
  ids: readonly number[],
): Promise<{ wrong: WrongLine[]; otherwise: number[]; plays: number }> {
  const kept = await linesOfGames(tx, ids)
  const { lines, otherwise, plays } = await countedLines(tx, ids)
  return { wrong: compareLines(kept, lines), otherwise, plays }
}

/** The lines of games, counted from their entries alone. */
async function countedLines(
  tx: Tx,
  ids: readonly number[],
): Promise<{ lines: Line[]; otherwise: number[]; plays: number }> {
  const games = (await gamesToFold(tx, ids))
    .filter(({ entries }) => entries.length > 0)
    .map(({ game, entries }) => {
      const rules = rulesOf(sportOf(game.sport))
      const documents = entries.map(({ document }) => document)
      return { game, rules, state: countedState(foldGame(game, rules, documents), game) }
    })
  const players = await findPlayersOfGames(tx, games)
  const lines = games.flatMap(({ game, rules, state }, place) => {
    const box = boxScore(game, rules, at(players, place).stateOf(state))
    return gameLines({ ...game, game_id: game.id, counted: new Set(game.counted) }, resolved(box))
  })
  const results = await resultsOf(tx, ids)
  const otherwise = games.flatMap(({ game, state }) =>
    results.get(game.id) === resultText(columnsOf(state)) ? [] : [game.id],
  )
  return { lines, otherwise, plays: games.reduce((sum, { state }) => sum + state.plays.length, 0) }
}

/** The result columns of a game. */
type Result = Pick<
  Selectable<Database['games']>,
  'team_1_score' | 'team_2_score' | 'team_1_shootout_score' | 'team_2_shootout_score' | 'winner_id'
>

const columnsOf = ({ team_1_score, team_2_score, shootout, winner_id }: GameState): Result => ({
  team_1_score,
  team_2_score,
  team_1_shootout_score: shootout?.[0] ?? null,
  team_2_shootout_score: shootout?.[1] ?? null,
  winner_id,
})

const resultText = (result: Result): string =>
  JSON.stringify([
    ...[result.team_1_score, result.team_2_score],
    ...[result.team_1_shootout_score, result.team_2_shootout_score],
    result.winner_id,
  ])

/** The stored results of games, by id. */
async function resultsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const games = await tx
    .selectFrom('games')
    .select([
      'id',
      'team_1_score',
      'team_2_score',
      'team_1_shootout_score',
      'team_2_shootout_score',
      'winner_id',
    ])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(games.map(game => [game.id, resultText(game)]))
}
