import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import { EPOCH } from '../../shared-schema/replication/scope.ts'
import { demandPerson } from '../league/author.ts'
import { REST_PATH } from './addresses.ts'
import { readBracketList } from './bracket-list.ts'
import { queryOf, reader, type RestParts } from './caller.ts'
import { among, readIds, readMoment } from './filters.ts'
import { findPage } from './find-records.ts'
import { ofManaged } from './managed.ts'
import { onlyMethods } from './only-methods.ts'
import { envelope, readPage } from './page.ts'

/** `/devices/`: which tablets were heard from in which tournaments, and how they stood then; for owners and admins. */
export function deviceRoutes(parts: RestParts): Router {
  const router = Router()
  router.route('/devices')
    .get(async (request, response) => {
      const author = demandPerson(await reader(parts, request), 'Sign in to see this.')
      const query = queryOf(request)
      const page = readPage(query)
      const conditions = [ofManaged(author, 'Only owners and admins of an organization may see its tablets.'), ...filters(query)]
      const { records, total } = await findPage(parts.database.db, sql.table('device_states'), conditions, sql`last_contact desc, device_id, scope`, page)
      response.json(envelope(records.map(shown), total, page, `${parts.baseOf(request)}${REST_PATH}/devices/`, query))
    })
    .all(onlyMethods('GET'))
  return router
}

function filters(query: URLSearchParams): RawBuilder<boolean>[] {
  const [device, tournament, season, since, until] =
    ['device_id', 'tournament_id', 'season_id', 'since', 'until'].map(name => query.get(name)?.trim() ?? '')
  return [
    ...(device ? [sql<boolean>`device_id = ${device}`] : []),
    ...(tournament ? [among(sql.ref('tournament_id'), idsIn('tournament_id', tournament))] : []),
    ...(season ? [among(sql.ref('season_id'), idsIn('season_id', season))] : []),
    ...(since ? [sql<boolean>`last_contact >= ${readMoment('since', since)}`] : []),
    ...(until ? [sql<boolean>`last_contact <= ${readMoment('until', until)}`] : []),
  ]
}

const idsIn = (name: string, text: string): number[] => readIds(name, readBracketList(text))

function shown({ person_id, person_name, position, head, ...row }: Readonly<Record<string, unknown>>): object {
  const { device_id, tournament_id, season_id, owner_id, epoch, last_contact, unsent, entries, last_entry } = row
  const behind = typeof position === 'number' ? Math.max(0, Number(head ?? 0) - position) : null
  return {
    device_id, organization_id: owner_id, tournament_id, season_id, person: { id: person_id, name: person_name ?? '' },
    epoch, is_outdated: Number(epoch) < EPOCH, last_contact, position, behind, unsent, entries, last_entry,
  }
}
