import type { Entry } from '../../shared-schema/replication/entry.ts'
import { disputed } from '../../shared-schema/scoring/dispute.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { sheetsOf, type Sheet, type Sheets } from '../../shared-schema/scoring/sheets.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import type { PlayerIds } from './players.ts'

/**
 * The sheets of a game, with players by their current ids. A sheet is the same whichever players count.
 */
export const sheetsOfGame = (
  sides: Sides,
  rules: SportRules,
  entries: readonly Entry[],
  players: PlayerIds,
): Sheets | undefined =>
  sheetsOf(sides, rules, entries, player => (player === null ? '' : String(players.latest(player))))

/** The sheets that the office has to choose from, the counting one first; none if no dispute is open. */
export function openDispute(
  sides: Sides,
  rules: SportRules,
  entries: readonly Entry[],
  players: PlayerIds,
): Sheet[] {
  const sheets = sheetsOfGame(sides, rules, entries, players)
  const open = sheets ? disputed(sheets) : []
  return sheets && open.length > 0 ? [sheets.counting, ...open] : []
}
