import type { RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import type { OpenDecisions } from '../../../shared-schema/api/standings.ts'
import { teamsWithoutGames } from '../../../shared-schema/rules/standings/open-questions.ts'
import { transaction } from '../../database/transaction.ts'
import { loadOnePlay } from '../../games/tournament-play.ts'
import { render } from '../../texts/deferred-text.ts'
import { textsFor } from '../../texts/say.ts'
import { openDecisions } from '../../tournament/open-decisions.ts'
import { nameIn } from '../records/computed/names.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { requireKnownParameters } from '../requests/strict.ts'

const columns = ['kind', 'text', 'game_id', 'pool_id', 'team_ids']

/** Answers with the open decisions of a tournament, and its teams without games. */
export function readOpenDecisions(parts: RestParts): RequestHandler {
  return async (request, response) => {
    const author = await reader(parts, request)
    requireKnownParameters(request, Object.keys(formatQuery.shape))
    const format = formatOf(request)
    const open = await transaction(parts.database.db, async (tx): Promise<OpenDecisions> => {
      const { id } = await tournamentInPath(tx, author, request)
      const play = await loadOnePlay(tx, id)
      const found = await openDecisions(tx, author, play)
      const late = teamsWithoutGames(play)
      const texts = textsFor(request)
      const teams = await new WireObjects(tx, parts.baseOf(request), author, texts).short('teams', late)
      const nameOf = nameIn(teams, texts)
      return {
        open_decisions: found.map(one => render(one, texts)),
        teams_without_games: late.map(team_id => ({
          team_id,
          team: teams.get(team_id) ?? null,
          text: texts[0]('tournament.withoutGames', { team: nameOf(team_id) }),
        })),
      }
    })
    answerWhole(response, format, columns, open.open_decisions, open)
  }
}
