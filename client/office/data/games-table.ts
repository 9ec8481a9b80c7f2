import { shootoutOf } from '../../../shared-schema/rules/standings/score-text.ts'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import { localTime, type SheetTable } from '../../base/sheets/table.ts'
import { gamesSheet } from '../../reading/events/games-sheet.ts'
import { statusText } from '../../scoring/play-text.ts'
import type { NamedGame } from './game-names.ts'

/**
 * The games of an event with their results, for a spreadsheet.
 * @param officials who officiates at each game, in words, by its id
 */
export const gamesTable = (
  games: readonly NamedGame[],
  officials: ReadonlyMap<number, string> = new Map(),
): SheetTable =>
  gamesSheet(
    games.map(({ game, teams, part, field }) => ({
      start: waitsForDay(game) ? null : localTime(game.start_time),
      matchDay: game.match_day,
      part: game.match_day === null ? part : '',
      ...{ teams, field, shootout: shootoutOf(game) },
      score:
        game.status === 'live' || game.status === 'final' ? [game.team_1_score, game.team_2_score] : null,
      officials: officials.get(game.id) ?? '',
      status: statusText(game.status, game.forfeit_team_ids.length > 0, game.ruling),
    })),
  )
