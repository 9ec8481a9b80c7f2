import { Router } from 'express'
import { sql, type Kysely } from 'kysely'
import type { EventNamed } from '../../../shared-schema/api/queries.ts'
import {
  eventBody,
  unwantedQuery,
  verdictsQuery,
  type DeletedVerdicts,
  type JudgedAgain,
  type ShownVerdict,
} from '../../../shared-schema/api/verdicts.ts'
import type { Flaw, NamedGame } from '../../../shared-schema/replication/result.ts'
import { verdictText } from '../../../shared-schema/replication/verdict-text.ts'
import { seasonScope, tournamentScope, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { deleteRefused } from '../../games/entries/delete-refused.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { mayManage } from '../../access/permissions.ts'
import type { Readers } from '../../texts/say.ts'
import { Problem } from '../../problems/problem.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { findRecord } from '../records/find-records.ts'
import { managedList } from '../records/managed-list.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

const columns = [
  'entry_id',
  'game_id',
  'reason',
  'text',
  'person.name',
  'recorded_by',
  'recorded_at',
  'received_at',
  'device_id',
  'kind',
  'data',
  'tournament_id',
  'season_id',
]

/**
 * `/verdicts/`: recorded entries that do not count, with the reason, for owners and admins; POST judges them
 * again, DELETE removes them.
 */
export function verdictRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/verdicts')
    .get(
      managedList(parts, {
        name: 'verdicts',
        query: verdictsQuery,
        table: sql.table('verdicts'),
        filters: wanted =>
          Object.entries(wanted).map(([name, value]) => sql<boolean>`${sql.ref(name)} = ${value}`),
        order: sql`received_at desc nulls last, entry_id desc`,
        shown,
        columns,
        forManagers: t => t('answers.verdictsForManagers'),
      }),
    )
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const event = readSent(request, eventBody)
      response.json(
        await transaction(db, async (tx): Promise<JudgedAgain> => {
          const scope = await managedScope(tx, author, event)
          const before = await verdictsIn(tx, scope)
          await judgeAgain(tx, { scope })
          const after = await verdictsIn(tx, scope)
          return { counted: [...before].filter(entry => !after.has(entry)).length, not_counted: after.size }
        }),
      )
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      const { person_id, entry_id, ...event } = readQuery(request, unwantedQuery)
      response.json(
        await transaction(db, async (tx): Promise<DeletedVerdicts> => {
          const scope = await managedScope(tx, author, event)
          return {
            deleted: await deleteRefused(tx, author, scope, { person_id, entry_id }),
            not_counted: (await verdictsIn(tx, scope)).size,
          }
        }),
      )
    })
    .all(onlyMethods(['GET', 'POST', 'DELETE'], t => t('instead.verdicts')))
  return router
}

/** The scope of an event that the author manages. */
async function managedScope(
  db: Kysely<Database>,
  author: Author,
  { tournament_id, season_id }: EventNamed,
): Promise<Scope> {
  const [family, key] =
    tournament_id === undefined
      ? (['seasons', season_id] as const)
      : (['tournaments', tournament_id] as const)
  if (key === undefined) throw Problem.field('tournament_id', t => t('answers.whichEvent'))
  const { owner_id } = await findRecord(db, author, family, [key])
  if (!mayManage(author, typeof owner_id === 'number' ? owner_id : null))
    throw new Problem('not_allowed', t => t('answers.verdictsNotYours'))
  return tournament_id === undefined ? seasonScope(key) : tournamentScope(key)
}

async function verdictsIn(db: Kysely<Database>, scope: Scope): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from feed where scope = ${scope} and collection = 'results' and id like 'verdict/%' and not deleted`.execute(
    db,
  )
  return new Set(rows.map(row => row.id))
}

/** A row of the view of verdicts. */
interface Row extends Omit<ShownVerdict, 'organization_id' | 'person' | 'recorded_by' | 'text'> {
  readonly game: NamedGame | null
  readonly flaw: Flaw | null
  readonly owner_id: number | null
  readonly person_id: string | null
  readonly person_name: string
  readonly recorded_by: string | null
}

const shown = (row: Row, [, shared]: Readers): ShownVerdict => ({
  entry_id: row.entry_id,
  organization_id: row.owner_id,
  tournament_id: row.tournament_id,
  season_id: row.season_id,
  game_id: row.game_id,
  reason: row.reason,
  text: verdictText({ reason: row.reason, game: row.game, flaw: row.flaw ?? undefined }, shared),
  device_id: row.device_id,
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name },
  recorded_by: row.recorded_by ?? '',
  recorded_at: row.recorded_at,
  received_at: row.received_at,
  kind: row.kind,
  data: row.data,
  content: row.content,
})
