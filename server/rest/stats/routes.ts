import { Router } from 'express'
import { sports, type Sport } from '../../../shared-schema/resources/sports.ts'
import { Problem } from '../../league/problem.ts'
import { REST_PATH } from '../addresses.ts'
import { queryOf, reader, type RestParts } from '../caller.ts'
import { readIdsInPath } from '../item-key.ts'
import { onlyMethods } from '../only-methods.ts'
import { envelope, readFields, readPage } from '../page.ts'
import { WireObjects } from '../wire-objects.ts'
import { findLine, listLines } from './find-lines.ts'
import { statFamilies } from './levels.ts'
import { showLines } from './show-lines.ts'

/** The statistics of every sport: a list and an item path for each subject and level. */
export function statsRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  for (const family of statFamilies) {
    router.route(`/:sport/${family.path}`)
      .get(async (request, response) => {
        const sport = readSport(request.params.sport)
        const query = queryOf(request)
        const page = readPage(query)
        const base = parts.baseOf(request)
        const author = await reader(parts, request)
        const { records, total } = await listLines(db, author, sport, family, query, page)
        const lines = await showLines(new WireObjects(db, base, author), sport, family, records, readFields(query), base)
        response.json(envelope(lines, total, page, `${base}${REST_PATH}/stats/${encodeURIComponent(sport)}/${family.path}/`, query))
      })
      .all(onlyMethods('GET'))

    router.route(`/:sport/${[family.path, ...family.key.map(place => `:${place}_id`)].join('/')}`)
      .get(async (request, response) => {
        const params: Readonly<Record<string, unknown>> = request.params
        const sport = readSport(params.sport)
        const ids = readIdsInPath('stat line', family.key.map(place => params[`${place}_id`]))
        const base = parts.baseOf(request)
        const author = await reader(parts, request)
        const found = await findLine(db, author, sport, family, ids)
        const [line] = await showLines(new WireObjects(db, base, author), sport, family, [found], readFields(queryOf(request)), base)
        response.json(line)
      })
      .all(onlyMethods('GET'))
  }
  return router
}

function readSport(name: unknown): Sport {
  const sport = sports.find(candidate => candidate === name)
  if (!sport) throw new Problem(404, `There is no sport called ${String(name)}. The sports are: ${sports.join(', ')}.`)
  return sport
}
