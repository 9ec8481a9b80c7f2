import { Router, type Request } from 'express'
import {
  formatBody,
  formatsQuery,
  type FormatSuggestions,
  type MadeFormat,
} from '../../../shared-schema/api/formats.ts'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { Author } from '../../access/author.ts'
import { loadRecords } from '../../database/records.ts'
import { rehearse } from '../../database/rehearse.ts'
import { reading, transaction, type Tx } from '../../database/transaction.ts'
import { formatText } from '../../planning/formats/format-text.ts'
import { makeFormat } from '../../planning/formats/make-format.ts'
import { doneAt, suggestFor } from '../../planning/formats/suggest.ts'
import { usualTimes } from '../../planning/formats/usual-times.ts'
import { scheduleGames } from '../../planning/schedule/write.ts'
import { textsFor } from '../../texts/say.ts'
import { renderEach, render } from '../../texts/deferred-text.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { reader, writer, type RestParts } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'

const columns = [
  'text',
  'games',
  'games_per_team.least',
  'games_per_team.most',
  'fits',
  'done_at',
  'games_left_over',
]

/** Suggestions of formats for a tournament, and creating one. */
export function formatRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/formats')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const requested = readQuery(request, formatsQuery, formatQuery)
      const format = formatOf(request)
      const found = await reading(db, async tx =>
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
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const wishes = readSent(request, formatBody)
      if (preview) {
        response.json(await rehearse(db, tx => make(tx, request, author, wishes)))
        return
      }
      const requested = [request.originalUrl, request.body]
      const done = await transaction(db, tx =>
        doOnce(tx, author.person_id, request.get('Idempotency-Key'), requested, async () => ({
          location: `${parts.baseOf(request)}${REST_PATH}/games/?tournament_id=${Number(request.params.id)}`,
          etag: '',
          body: await make(tx, request, author, wishes),
        })),
      )
      if (done.isRepetition) response.set('Idempotency-Replayed', 'true')
      if (done.location !== null) response.location(done.location)
      response.status(201).json(done.body)
    })
    .all(onlyMethods(['GET', 'POST'], t => t('instead.formats')))

  return router

  async function make(
    tx: Tx,
    request: Request,
    author: Author,
    { stages, replace, seen, ...requested }: ReturnType<typeof formatBody.parse>,
  ): Promise<MadeFormat> {
    const { id, timezone } = await tournamentInPath(tx, author, request)
    const times = await usualTimes(tx, author, id, {
      ...requested,
      ...(requested.start_time !== undefined && { start_time: withOffset(requested.start_time, timezone) }),
    })
    const made = await makeFormat(tx, author, id, { stages, replace, seen, start_time: times.start_time })
    const { unplaced, conflicts, ...scheduled } = await scheduleGames(tx, author, id, times, false)
    const texts = textsFor(request)
    const objects = new WireObjects(tx, parts.baseOf(request), author, texts)
    const show = async (family: Family, ids: readonly number[]) =>
      objects.show(
        family,
        await loadRecords(
          tx,
          family,
          ids.map(one => [one]),
        ),
        'all',
      )
    const games = await tx
      .selectFrom('games')
      .select('id')
      .where('tournament_id', '=', id)
      .orderBy('id')
      .execute()
    return {
      pools: await show('pools', made.pools),
      brackets: await show('brackets', made.brackets),
      swiss_rounds: await show('swiss_rounds', made.swiss_rounds),
      game_ids: games.map(game => game.id),
      later: made.later.map(({ family, body }) => ({
        family,
        body,
        text: texts[0](`formats.later.${family}`),
      })),
      notes: made.beyond.map(places => texts[0]('formats.beyond', places)),
      ...scheduled,
      unplaced: unplaced.map(one => render(one, texts)),
      conflicts: await renderEach(conflicts, texts),
    }
  }
}
