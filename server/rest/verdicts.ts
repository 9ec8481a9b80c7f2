import { Router } from 'express'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { integer } from '../../shared-schema/resources/field.ts'
import { parse } from '../accounts/parse.ts'
import type { Database } from '../database/schema.ts'
import { transaction } from '../database/transaction.ts'
import { demandPerson, type Author } from '../league/author.ts'
import { deleteRefused } from '../league/delete-refused.ts'
import { judgeAgain } from '../league/judge-again.ts'
import { mayManage } from '../league/permissions.ts'
import { Problem } from '../league/problem.ts'
import { REST_PATH } from './addresses.ts'
import { queryOf, reader, type RestParts, writer } from './caller.ts'
import { findPage, findRecord } from './find-records.ts'
import { ofManaged } from './managed.ts'
import { onlyMethods } from './only-methods.ts'
import { envelope, readPage } from './page.ts'

const id = integer().input.optional()
const listQuery = z.object({ tournament_id: id, season_id: id, game_id: id })
const event = { tournament_id: id, season_id: id }
const eventBody = z.object(event, { error: 'must be a JSON object' })
const unwantedQuery = z.object({ ...event, person_id: z.string().min(1).optional(), entry_id: z.string().min(1).optional() })

/** `/verdicts/`: what was recorded and does not count, with the reason, for owners and admins; a POST has it judged again, a DELETE removes it. */
export function verdictRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router.route('/verdicts')
    .get(async (request, response) => {
      const author = demandPerson(await reader(parts, request), 'Sign in to see this.')
      const query = queryOf(request)
      const page = readPage(query)
      const wanted = parse(listQuery, Object.fromEntries(query))
      const conditions = [ofManaged(author, 'Only owners and admins of an organization may see what was not counted.'), ...Object.entries(wanted).map(([name, value]) => sql<boolean>`${sql.ref(name)} = ${value}`)]
      const { records, total } = await findPage(db, sql.table('verdicts'), conditions, sql`received_at desc nulls last, entry_id desc`, page)
      response.json(envelope(records.map(shown), total, page, `${parts.baseOf(request)}${REST_PATH}/verdicts/`, query))
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const event = parse(eventBody, request.body)
      response.json(await transaction(db, async tx => {
        const scope = await managedScope(tx, author, event)
        const before = await verdictsIn(tx, scope)
        await judgeAgain(tx, { scope })
        const after = await verdictsIn(tx, scope)
        return { counted: [...before].filter(entry => !after.has(entry)).length, not_counted: after.size }
      }))
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      const { person_id, entry_id, ...event } = parse(unwantedQuery, Object.fromEntries(queryOf(request)))
      response.json(await transaction(db, async tx => {
        const scope = await managedScope(tx, author, event)
        return { deleted: await deleteRefused(tx, author, scope, { person_id, entry_id }), not_counted: (await verdictsIn(tx, scope)).size }
      }))
    })
    .all(onlyMethods('GET', 'POST', 'DELETE'))
  return router
}

/** The scope of an event that the author manages. */
async function managedScope(db: Kysely<Database>, author: Author, { tournament_id, season_id }: z.infer<typeof eventBody>): Promise<Scope> {
  const [family, key] = tournament_id === undefined ? ['seasons', season_id] as const : ['tournaments', tournament_id] as const
  if (key === undefined) throw Problem.field('tournament_id', 'or season_id is required')
  const { owner_id } = await findRecord(db, author, family, [key])
  if (!mayManage(author, typeof owner_id === 'number' ? owner_id : null)) throw new Problem(403, 'Only owners and admins judge and delete what was not counted.')
  return tournament_id === undefined ? `season:${key}` : `tournament:${key}`
}

async function verdictsIn(db: Kysely<Database>, scope: Scope): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from feed where scope = ${scope} and collection = 'results' and id like 'verdict/%' and not deleted`.execute(db)
  return new Set(rows.map(row => row.id))
}

function shown({ person_id, person_name, owner_id, ...row }: Readonly<Record<string, unknown>>): object {
  const { entry_id, tournament_id, season_id, game_id, device_id, recorded_by, recorded_at, received_at, kind, data, content, reason, text } = row
  return {
    entry_id, organization_id: owner_id, tournament_id, season_id, game_id, reason, text, device_id,
    person: person_id === null ? null : { id: person_id, name: person_name },
    recorded_by: recorded_by ?? '', recorded_at, received_at, kind, data, content,
  }
}
