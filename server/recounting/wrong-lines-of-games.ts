import { at } from '../../shared-schema/rules/at.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { ruledState } from '../../shared-schema/scoring/ruled-state.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Tx } from '../database/transaction.ts'
import { gamesToFold } from '../games/game-to-fold.ts'
import { findPlayersOfGames } from '../games/players.ts'
import { resolved } from '../games/refold-game.ts'
import { sportOf } from '../games/sport.ts'
import { gameLines, linesOfGames, type Line } from '../stats/update-lines.ts'
import { compareLines, type WrongLine } from './wrong-line.ts'

/**
 * The lines of games that are not what their entries come to.
 * @returns them, and how many plays were counted
 */
export async function wrongLinesOfGames(
  tx: Tx,
  ids: readonly number[],
): Promise<{ wrong: WrongLine[]; plays: number }> {
  const kept = await linesOfGames(tx, ids)
  const { lines, plays } = await countedLines(tx, ids)
  return { wrong: compareLines(kept, lines), plays }
}

/** The lines of games, counted from their entries alone. */
async function countedLines(tx: Tx, ids: readonly number[]): Promise<{ lines: Line[]; plays: number }> {
  const games = (await gamesToFold(tx, ids))
    .filter(({ entries }) => entries.length > 0)
    .map(({ game, entries }) => {
      const rules = rulesOf(sportOf(game.sport))
      const documents = entries.map(({ document }) => document)
      return { game, rules, state: ruledState(foldGame(game, rules, documents), game.ruling) }
    })
  const players = await findPlayersOfGames(tx, games)
  const lines = games.flatMap(({ game, rules, state }, place) => {
    const box = boxScore(game, rules, at(players, place).stateOf(state))
    return gameLines({ ...game, game_id: game.id, counted: new Set(game.counted) }, resolved(box))
  })
  return { lines, plays: games.reduce((sum, { state }) => sum + state.plays.length, 0) }
}
