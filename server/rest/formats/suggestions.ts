import type { RequestHandler } from 'express'
import { formatsQuery, type FormatSuggestions } from '../../../shared-schema/api/formats.ts'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { reading } from '../../database/transaction.ts'
import { formatText } from '../../planning/formats/format-text.ts'
import { doneAt, suggestFor } from '../../planning/formats/suggest.ts'
import { textsFor } from '../../texts/say.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { readQuery } from '../requests/read-sent.ts'

const columns = [
  'text',
  'games',
  'games_per_team.least',
  'games_per_team.most',
  'fits',
  'done_at',
  'games_left_over',
]

/** Answers with formats for the teams, fields and times of a tournament. */
export function readSuggestions(parts: RestParts): RequestHandler {
  return async (request, response) => {
    const author = await reader(parts, request)
    const requested = readQuery(request, formatsQuery, formatQuery)
    const format = formatOf(request)
    const found = await reading(parts.database.db, async tx =>
      suggestFor(tx, author, (await tournamentInPath(tx, author, request)).id, requested),
    )
    const { teams, fields, game_minutes, rest_minutes, timezone, formats } = found
    const [t] = textsFor(request)
    const suggestions: FormatSuggestions = {
      ...{ teams, fields, game_minutes, rest_minutes },
      suggestions: formats.map(format => ({
        stages: [...format.stages],
        text: formatText(format.stages, teams, t),
        games: format.games,
        games_per_team: format.games_per_team,
        fits: format.done_at !== null,
        done_at: doneAt(format, timezone),
        games_left_over: format.games_left_over,
      })),
    }
    answerWhole(response, format, columns, suggestions.suggestions, suggestions)
  }
}
