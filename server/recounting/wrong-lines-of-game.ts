import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Tx } from '../database/transaction.ts'
import { gameToFold } from '../games/game-to-fold.ts'
import { findPlayers } from '../games/players.ts'
import { resolved } from '../games/refold-game.ts'
import { sportOf } from '../games/sport.ts'
import { gameLines, linesOfGame, type Line } from '../stats/update-lines.ts'
import { compareLines, type WrongLine } from './wrong-line.ts'

/**
 * The lines of a game that are not what its entries come to.
 * @returns them, and how many plays were counted
 */
export async function wrongLinesOfGame(
  tx: Tx,
  gameId: number,
): Promise<{ wrong: WrongLine[]; plays: number }> {
  const kept = await linesOfGame(tx, gameId)
  const { lines, plays } = await countedLines(tx, gameId)
  return { wrong: compareLines(kept, lines), plays }
}

/** The lines of a game, counted from its entries alone. */
async function countedLines(tx: Tx, gameId: number): Promise<{ lines: Line[]; plays: number }> {
  const found = await gameToFold(tx, gameId)
  if (!found || found.entries.length === 0) return { lines: [], plays: 0 }
  const { game, entries } = found
  const rules = rulesOf(sportOf(game.sport))
  const folded = foldGame(
    game,
    rules,
    entries.map(({ document }) => document),
  )
  const state = (await findPlayers(tx, game, folded)).stateOf(folded)
  const place = { ...game, game_id: game.id, counted: new Set(game.counted) }
  return { lines: gameLines(place, resolved(boxScore(game, rules, state))), plays: state.plays.length }
}
