import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { auditQuery, type AuditedChange } from '../../../shared-schema/api/changes.ts'
import { listQuery } from '../../../shared-schema/api/list-query.ts'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { requirePerson } from '../../access/author.ts'
import { reading } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { REST_PATH, resourceUri } from '../requests/addresses.ts'
import { queryOf, reader, type RestParts } from '../requests/caller.ts'
import { keyOfRow, Names, type ChangedRecord } from './names.ts'
import { takeBackHandler } from './take-back.ts'
import { within } from './within.ts'
import { findPage } from '../records/find-records.ts'
import { answerList, formatOf } from '../records/formats.ts'
import { managedOnly } from '../records/managed.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { envelope, readPage } from '../requests/page.ts'
import { readQuery } from '../requests/read-sent.ts'

type Condition = RawBuilder<boolean>

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
  'name',
  'timezone',
  'changes',
  'names',
  'resource_uri',
]

/** `/audit/`: who changed what, when, and with which client; newest first, for owners and admins. */
export function auditRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/audit')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const query = queryOf(request)
      const wanted = readQuery(request, auditQuery, listQuery)
      const format = formatOf(request)
      const page = readPage(query, format)
      const base = parts.baseOf(request)
      const managed = managedOnly(author, t => t('answers.auditForManagers'))
      const { objects, total } = await reading(parts.database.db, async tx => {
        const { records, total } = await findPage<Row>(
          tx,
          sql.table('audit'),
          [managed, ...filters(wanted), ...(wanted.within ? [await within(tx, managed, wanted.within)] : [])],
          sql`id desc`,
          page,
        )
        const names = await Names.read(tx, author, managed, records)
        return { objects: records.map(row => shown(base, row, names)), total }
      })
      answerList(
        response,
        format,
        () => columns,
        envelope(objects, total, page, `${base}${REST_PATH}/audit/`, query),
      )
    })
    .all(onlyMethods(['GET'], t => t('instead.audit')))
  router
    .route('/audit/take_back')
    .post(takeBackHandler(parts))
    .all(onlyMethods(['POST'], t => t('instead.takeBack')))
  return router
}

function filters({
  family,
  record,
  person_id,
  by_tablets,
  since,
  until,
}: z.infer<typeof auditQuery>): Condition[] {
  return [
    ...(by_tablets === undefined
      ? []
      : [sql<boolean>`(coalesce(device_id, ${OFFICE}) <> ${OFFICE}) = ${by_tablets}`]),
    ...(family ? [sql<boolean>`family = ${family}`] : []),
    ...(record ? [ofRecord(family, record)] : []),
    ...(person_id ? [sql<boolean>`person_id = ${person_id}`] : []),
    ...(since ? [sql<boolean>`time >= ${since}`] : []),
    ...(until ? [sql<boolean>`time <= ${until}`] : []),
  ]
}

/** A record by its id, or by its two ids as in its path: `18093/19178`. */
function ofRecord(family: Family | undefined, text: string): Condition {
  if (!family) throw Problem.field('family', t => t('answers.familyOfAudit'))
  const { key } = resourceOf(family)
  const ids = text.split('/').map(part => (/^\d{1,9}$/.test(part) ? Number(part) : 0))
  if (ids.length !== key.length || ids.includes(0))
    throw Problem.field('record', t => t('answers.recordOfAudit', { key: key.join('/'), family }))
  return sql<boolean>`(key_1 = ${ids[0]} and key_2 = ${ids[1] ?? 0})`
}

/** A row of the audit. */
interface Row extends ChangedRecord, Pick<AuditedChange, 'id' | 'time' | 'operation' | 'device_id'> {
  readonly person_id: string | null
  readonly person_name: string
  readonly client_kind: string
  readonly client_name: string
}

function shown(base: string, row: Row, names: Names): AuditedChange {
  const { family } = row
  const key = keyOfRow(row)
  return {
    id: row.id,
    time: row.time,
    operation: row.operation,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name },
    client: { kind: row.client_kind, name: row.client_name },
    device_id: row.device_id,
    family,
    record: key.join('/'),
    name: names.of(family, key),
    timezone: names.zoneOf(family, key),
    changes: row.changes,
    names: names.ofLinks(row),
    resource_uri: resourceUri(base, family, key),
  }
}
