import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { AuditedChange } from '../../../shared-schema/api/changes.ts'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { requirePerson } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { REST_PATH, resourceUri } from '../requests/addresses.ts'
import { queryOf, reader, type RestParts } from '../requests/caller.ts'
import { readMoment } from '../records/filters.ts'
import { findPage } from '../records/find-records.ts'
import { answerList, formatOf } from '../records/formats.ts'
import { managedOnly } from '../records/managed.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { envelope, readPage } from '../requests/page.ts'
import { requireKnownParameters } from '../requests/strict.ts'

type Condition = RawBuilder<boolean>

/** What the audit can be narrowed by. */
const filterNames = ['family', 'record', 'person_id', 'since', 'until']

const columns = [
  'id',
  'time',
  'person.name',
  'client.kind',
  'client.name',
  'device_id',
  'operation',
  'family',
  'record',
  'changes',
  'resource_uri',
]

/** `/audit/`: who changed what, when, and through what; newest first, for owners and admins. */
export function auditRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/audit')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const query = queryOf(request)
      requireKnownParameters(request, ['limit', 'offset', 'format', ...filterNames])
      const format = formatOf(request, ['json', 'csv'])
      const page = readPage(query, format)
      const base = parts.baseOf(request)
      const conditions = [managedOnly(author, t => t('answers.auditForManagers')), ...filters(query)]
      const { records, total } = await findPage<Row>(
        parts.database.db,
        sql.table('audit'),
        conditions,
        sql`id desc`,
        page,
      )
      answerList(
        response,
        format,
        columns,
        envelope(
          records.map(row => shown(base, row)),
          total,
          page,
          `${base}${REST_PATH}/audit/`,
          query,
        ),
      )
    })
    .all(onlyMethods(['GET'], t => t('instead.audit')))
  return router
}

function filters(query: URLSearchParams): Condition[] {
  const [family, record, person, since, until] = filterNames.map(name => query.get(name)?.trim() ?? '')
  return [
    ...(family ? [sql<boolean>`family = ${readFamily(family)}`] : []),
    ...(record ? [ofRecord(family ?? '', record)] : []),
    ...(person ? [sql<boolean>`person_id = ${person}`] : []),
    ...(since ? [sql<boolean>`time >= ${readMoment('since', since)}`] : []),
    ...(until ? [sql<boolean>`time <= ${readMoment('until', until)}`] : []),
  ]
}

function readFamily(name: string): Family {
  if (isFamily(name)) return name
  throw Problem.field('family', t => t('answers.familyOfAudit', { name }))
}

/** A record by its id, or by its two ids as in its path: `18093/19178`. */
function ofRecord(family: string, text: string): Condition {
  const { key } = resourceOf(readFamily(family || 'none'))
  const ids = text.split('/').map(part => (/^\d{1,9}$/.test(part) ? Number(part) : 0))
  if (ids.length !== key.length || ids.includes(0))
    throw Problem.field('record', t => t('answers.recordOfAudit', { key: key.join('/'), family }))
  return sql<boolean>`(key_1 = ${ids[0]} and key_2 = ${ids[1] ?? 0})`
}

/** A row of the audit. */
interface Row extends Pick<AuditedChange, 'id' | 'time' | 'operation' | 'device_id' | 'family' | 'changes'> {
  readonly person_id: string | null
  readonly person_name: string
  readonly client_kind: string
  readonly client_name: string
  readonly key_1: number
  readonly key_2: number
}

function shown(base: string, row: Row): AuditedChange {
  const { family } = row
  const key = isFamily(family) && resourceOf(family).key.length === 2 ? [row.key_1, row.key_2] : [row.key_1]
  return {
    id: row.id,
    time: row.time,
    operation: row.operation,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name },
    client: { kind: row.client_kind, name: row.client_name },
    device_id: row.device_id,
    family,
    record: key.join('/'),
    changes: row.changes,
    resource_uri: resourceUri(base, family, key),
  }
}
