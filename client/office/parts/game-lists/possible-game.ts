import { isVoid } from '../../../../shared-schema/rules/progress/ruling.ts'
import { shootoutOf } from '../../../../shared-schema/rules/standings/score-text.ts'
import { plainCell } from '../../../base/sheets/table.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { PossibleGame } from '../../game-lists/results.ts'

/** The games of an event that have two teams, for a list of games. */
export const possibleGames = (games: readonly NamedGame[]): PossibleGame[] =>
  games.flatMap(({ game, part }) => {
    const { team_1, team_2 } = game
    if (!team_1 || !team_2) return []
    return [
      {
        id: game.id,
        teams: [team_1.name, team_2.name],
        day: game.start_time.slice(0, 10),
        time: game.start_time.slice(11, 16),
        part: plainCell(part),
        field: game.game_site?.name ?? '',
        score: game.status === 'final' ? [game.team_1_score, game.team_2_score] : null,
        shootout: shootoutOf(game),
        isRuled: isVoid(game.ruling) || game.forfeit_team_ids.length > 0,
      },
    ]
  })
