import type { RequestHandler } from 'express'
import { recordsQuery } from '../../../shared-schema/api/list-query.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import { anonymous } from '../../access/author.ts'
import { textsFor } from '../../texts/say.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { queryOf, reader } from '../requests/caller.ts'
import { envelope, fieldsIn, readFields, readPage } from '../requests/page.ts'
import { requireKnownNames, requireKnownParameters } from '../requests/strict.ts'
import { calendarName } from './calendar-name.ts'
import { calendarNotes } from './calendar-notes.ts'
import { calendarOf, inCalendar } from './calendar.ts'
import { columnsOf } from './csv.ts'
import type { FamilyParts } from './family-parts.ts'
import { listRecords } from './find-records.ts'
import { answerList, formatOf } from './formats.ts'
import { orderNames, sortNames } from './order.ts'
import { WireObjects } from './wire-objects.ts'

/** Answers with a part of a family's list; with all of it as a calendar. */
export function listRoute(parts: FamilyParts): RequestHandler {
  const { family, fieldNames } = parts
  const { db } = parts.database
  const parameters = Object.keys({ ...recordsQuery.shape, ...resourceOf(family).filters })
  const kindOfList = inCalendar.includes(family) ? 'calendar' : 'table'
  return async (request, response) => {
    const query = queryOf(request)
    requireKnownParameters(request, parameters)
    requireKnownNames(query, 'fields', fieldsIn, () => fieldNames)
    requireKnownNames(query, 'order_by', orderNames, () => sortNames(anonymous, family))
    const format = formatOf(request, kindOfList)
    const page = readPage(query, format)
    const author = await reader(parts, request)
    const { records, total } = await listRecords(db, author, family, query, page)
    const names = format === 'ics' ? 'all' : readFields(query)
    const base = parts.baseOf(request)
    const texts = textsFor(request)
    const wire = new WireObjects(db, base, author, texts)
    const objects = await wire.show(family, records, names)
    if (format === 'ics') {
      const notes = await calendarNotes(db, family, records)
      const name = await calendarName(wire, query, texts)
      return void response
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(name, family, objects, notes, texts))
    }
    answerList(
      response,
      format,
      () => columnsOf(family, names),
      envelope(objects, total, page, `${base}${REST_PATH}/${family}/`, query),
    )
  }
}
