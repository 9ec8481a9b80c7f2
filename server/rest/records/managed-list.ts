import type { RequestHandler } from 'express'
import type { RawBuilder } from 'kysely'
import { listQuery } from '../../../shared-schema/api/list-query.ts'
import { requirePerson } from '../../access/author.ts'
import { textsFor, type Readers, type Say } from '../../texts/say.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { queryOf, reader, type ObjectShape, type RestParts } from '../requests/caller.ts'
import { envelope, readPage } from '../requests/page.ts'
import { readQuery } from '../requests/read-sent.ts'
import { findPage } from './find-records.ts'
import { answerList, formatOf } from './formats.ts'
import { managedOnly } from './managed.ts'

/** A list of rows that are no records, each seen by the managers of its `owner_id`. */
interface ManagedList<Query, Row> {
  /** Its name in the address. */
  readonly name: string
  readonly query: ObjectShape<Query>
  readonly table: RawBuilder<unknown>
  readonly filters: (query: Query) => readonly RawBuilder<boolean>[]
  readonly order: RawBuilder<unknown>
  readonly shown: (row: Row, texts: Readers) => object
  /** Those of its CSV. */
  readonly columns: readonly string[]
  /** The refusal of people who manage nothing. */
  readonly forManagers: Say
}

/** Answers with a part of such a list. */
export function managedList<Query, Row>(
  parts: RestParts,
  { name, query: shape, table, filters, order, shown, columns, forManagers }: ManagedList<Query, Row>,
): RequestHandler {
  return async (request, response) => {
    const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
    const query = queryOf(request)
    const wanted = readQuery(request, shape, listQuery)
    const format = formatOf(request)
    const page = readPage(query, format)
    const conditions = [managedOnly(author, forManagers), ...filters(wanted)]
    const { records, total } = await findPage<Row>(parts.database.db, table, conditions, order, page)
    const texts = textsFor(request)
    const objects = records.map(row => shown(row, texts))
    const address = `${parts.baseOf(request)}${REST_PATH}/${name}/`
    answerList(response, format, () => columns, envelope(objects, total, page, address, query))
  }
}
