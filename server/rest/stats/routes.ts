import { Router } from 'express'
import { fieldsQuery, recordsQuery } from '../../../shared-schema/api/list-query.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { queryOf, reader, type RestParts } from '../requests/caller.ts'
import { answerList, formatOf } from '../records/formats.ts'
import { readIdsInPath } from '../requests/item-key.ts'
import { Problem } from '../../problems/problem.ts'
import { orderNames } from '../records/order.ts'
import { envelope, fieldsIn, readFields, readPage } from '../requests/page.ts'
import { requireKnownNames, requireKnownParameters } from '../requests/strict.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { findLine, lineFilters, lineOrder, listLines } from './find-lines.ts'
import { leadersRoute } from './leaders/routes.ts'
import { statFamilies } from './levels.ts'
import { readSport } from './read-sport.ts'
import { onlyRead } from './only-read.ts'
import { lineColumns, lineFields, showLines } from './show-lines.ts'
import { textsFor } from '../../texts/say.ts'

/** The statistics of every sport: a list and an item path for each subject and level. */
export function statsRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  for (const family of statFamilies) {
    const parameters = [...Object.keys(recordsQuery.shape), ...lineFilters(family)]
    router
      .route(`/:sport/${family.path}`)
      .get(async (request, response) => {
        const sport = readSport(request.params.sport)
        const query = queryOf(request)
        requireKnownParameters(request, parameters)
        requireKnownNames(query, 'order_by', orderNames, () => lineOrder(sport, family))
        requireKnownNames(query, 'fields', fieldsIn, () => lineFields(sport, family))
        const format = formatOf(request)
        const page = readPage(query, format)
        const base = parts.baseOf(request)
        const author = await reader(parts, request)
        const names = readFields(query)
        const { records, total } = await listLines(db, author, sport, family, query, page)
        const lines = await showLines(
          new WireObjects(db, base, author, textsFor(request)),
          sport,
          family,
          records,
          names,
          base,
        )
        answerList(
          response,
          format,
          () => lineColumns(sport, family, names),
          envelope(
            lines,
            total,
            page,
            `${base}${REST_PATH}/stats/${encodeURIComponent(sport)}/${family.path}/`,
            query,
          ),
        )
      })
      .all(onlyRead)

    router
      .route(`/:sport/${[family.path, ...family.key.map(place => `:${place}_id`)].join('/')}`)
      .get(async (request, response) => {
        requireKnownParameters(request, Object.keys(fieldsQuery.shape))
        const params: Readonly<Record<string, unknown>> = request.params
        const sport = readSport(params.sport)
        requireKnownNames(queryOf(request), 'fields', fieldsIn, () => lineFields(sport, family))
        const ids = readIdsInPath(
          key => new Problem('not_found', t => t('answers.noSuchLine', { key })),
          family.key.map(place => params[`${place}_id`]),
        )
        const base = parts.baseOf(request)
        const author = await reader(parts, request)
        const found = await findLine(db, author, sport, family, ids)
        const [line] = await showLines(
          new WireObjects(db, base, author, textsFor(request)),
          sport,
          family,
          [found],
          readFields(queryOf(request)),
          base,
        )
        response.json(line)
      })
      .all(onlyRead)
  }
  router.use(leadersRoute(parts))
  return router
}
