import { Router } from 'express'
import { changesQuery, type RecordChange } from '../../../shared-schema/api/changes.ts'
import { pageQuery } from '../../../shared-schema/api/list-query.ts'
import { markText, readMarks, type Mark } from '../../../shared-schema/replication/mark.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { keyOf, loadRecords } from '../../database/records.ts'
import { headOfChanges, readChangeLog, type Change } from '../../feed/change-log.ts'
import { Problem } from '../../problems/problem.ts'
import { isChangeShownTo } from '../../access/shown-changes.ts'
import { readableBy } from '../../access/visibility.ts'
import { REST_PATH, resourceUri } from '../requests/addresses.ts'
import { queryOf, reader, type RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readPage } from '../requests/page.ts'
import { readQuery } from '../requests/read-sent.ts'
import type { WireObject } from '../records/computed/compute.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor } from '../../texts/say.ts'

const limitQuery = pageQuery.pick({ limit: true })

const beginning: Mark = { generation: '', position: 0 }

/** `/changes/`: records created, changed and deleted since the reader's last request, in commit order. */
export function changeRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/changes')
    .get(async (request, response) => {
      const query = queryOf(request)
      const { since = '' } = readQuery(request, changesQuery, limitQuery)
      const { limit } = readPage(query)
      const author = await reader(parts, request)
      const base = parts.baseOf(request)
      if (since === 'now')
        return void response.json({
          meta: { limit, next: null, since: tokenOf(await headOfChanges(db)) },
          objects: [],
        })
      const after = readSince(since)
      const read = await readChangeLog(db, after, isChangeShownTo(author), limit)
      if (!read) throw new Problem('restored_server', t => t('answers.restored'))
      const token = tokenOf(read.reached)
      query.set('since', token)
      response.json({
        meta: { limit, next: read.hasMore ? `${base}${REST_PATH}/changes/?${query}` : null, since: token },
        objects: shown(
          base,
          after,
          read.changes,
          await objectsOf(read.changes, new WireObjects(db, base, author, textsFor(request))),
        ),
      })
    })
    .all(onlyMethods(['GET'], t => t('instead.changes')))
  return router
}

const tokenOf = (mark: Mark): string => (mark.position === 0 ? '0' : markText([mark]))

/** @throws Problem for a text that is no token of a response */
function readSince(text: string): Mark {
  if (text === '' || text === '0') return beginning
  const [mark, ...more] = readMarks(text)
  if (mark && more.length === 0) return mark
  throw Problem.field('since', t => t('answers.since'))
}

const nameOf = (family: Family, key: readonly number[]): string => [family, ...key].join('/')

const keyIn = ({ family, key_1, key_2 }: Change): number[] =>
  resourceOf(family).key.length === 1 ? [key_1] : [key_1, key_2]

/** The current records of changes, by family and key. */
async function objectsOf(changes: readonly Change[], objects: WireObjects): Promise<Map<string, WireObject>> {
  const found = new Map<string, WireObject>()
  for (const family of new Set(changes.map(change => change.family))) {
    const keys = changes.filter(change => change.family === family && !change.is_deleted).map(keyIn)
    const records = await loadRecords(objects.db, family, keys, readableBy(objects.author, family))
    for (const [index, object] of (await objects.show(family, records, 'all')).entries())
      found.set(nameOf(family, keyOf(family, records[index] ?? {})), object)
  }
  return found
}

/** A record that was deleted during the read is left out here, and comes later, as deleted. */
function shown(
  base: string,
  after: Mark,
  changes: readonly Change[],
  objects: ReadonlyMap<string, WireObject>,
): RecordChange[] {
  return changes.flatMap((change): RecordChange[] => {
    const { family, first, is_deleted, time } = change
    const key = keyIn(change)
    const object = objects.get(nameOf(family, key)) ?? null
    if (object === null && !is_deleted) return []
    const operation = is_deleted ? 'delete' : first > after.position ? 'create' : 'update'
    return [
      {
        operation,
        family,
        record: key.join('/'),
        time,
        resource_uri: resourceUri(base, family, key),
        object,
      },
    ]
  })
}
