import type { RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { freeSitesQuery, type FreeSites } from '../../../shared-schema/api/schedule.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { freeFields, loadSchedule } from '../../planning/schedule/schedule.ts'
import { textsFor } from '../../texts/say.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { readQuery } from '../requests/read-sent.ts'

const columns = ['game_site_id', 'game_site.name', 'start_time']

/** Answers with the fields of a tournament that are free for some minutes, and from when. */
export function readFreeSites(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await reader(parts, request)
    const { from, minutes } = readQuery(request, freeSitesQuery, formatQuery)
    const format = formatOf(request)
    const { id, timezone } = await tournamentInPath(db, author, request)
    const free = freeFields(await loadSchedule(db, author, id), withOffset(from, timezone), minutes)
    const sites = await new WireObjects(db, parts.baseOf(request), author, textsFor(request)).short(
      'game_sites',
      free.map(({ game_site_id }) => game_site_id),
    )
    const found: FreeSites = {
      free_sites: free.map(({ game_site_id, start_time }) => ({
        game_site_id,
        game_site: sites.get(game_site_id) ?? null,
        start_time,
      })),
    }
    answerWhole(response, format, columns, found.free_sites, found)
  }
}
