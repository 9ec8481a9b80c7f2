import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { formatBody, type MadeFormat } from '../../../shared-schema/api/formats.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { Author } from '../../access/author.ts'
import { loadRecords } from '../../database/records.ts'
import { rehearse } from '../../database/rehearse.ts'
import type { Tx } from '../../database/transaction.ts'
import { makeFormat } from '../../planning/formats/make-format.ts'
import { usualTimes } from '../../planning/formats/usual-times.ts'
import { scheduleGames } from '../../planning/schedule/schedule-games.ts'
import { renderEach, render } from '../../texts/deferred-text.ts'
import { textsFor } from '../../texts/say.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { writer, type RestParts } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'

/** Creates a format with its games, and schedules them. */
export function createFormat(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview } = readQuery(request, previewQuery)
    const wishes = readSent(request, formatBody)
    const make = async (tx: Tx): Promise<MadeFormat> => {
      const tournament = await tournamentInPath(tx, author, request)
      const wire = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
      return inWords(wire, tournament.id, await makeAndSchedule(tx, author, tournament, wishes))
    }
    if (preview) {
      response.json(await rehearse(db, make))
      return
    }
    const done = await doOnce({ db, author, request, response }, async tx => ({
      location: `${parts.baseOf(request)}${REST_PATH}/games/?tournament_id=${Number(request.params.id)}`,
      etag: '',
      body: await make(tx),
    }))
    if (done.location !== null) response.location(done.location)
    response.status(201).json(done.body)
  }
}

async function makeAndSchedule(
  tx: Tx,
  author: Author,
  { id, timezone }: Awaited<ReturnType<typeof tournamentInPath>>,
  { stages, replace, seen, ...requested }: z.infer<typeof formatBody>,
) {
  const times = await usualTimes(tx, author, id, {
    ...requested,
    ...(requested.start_time !== undefined && { start_time: withOffset(requested.start_time, timezone) }),
  })
  const made = await makeFormat(tx, author, id, { stages, replace, seen, start_time: times.start_time })
  return { made, schedule: await scheduleGames(tx, author, id, times, false) }
}

/** The created records and their schedule, in the language of the reader. */
async function inWords(
  wire: WireObjects,
  tournamentId: number,
  { made, schedule }: Awaited<ReturnType<typeof makeAndSchedule>>,
): Promise<MadeFormat> {
  const { db, texts } = wire
  const show = async (family: Family, ids: readonly number[]) =>
    wire.show(
      family,
      await loadRecords(
        db,
        family,
        ids.map(one => [one]),
      ),
      'all',
    )
  const games = await db
    .selectFrom('games')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .orderBy('id')
    .execute()
  const { unplaced, conflicts, ...scheduled } = schedule
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
