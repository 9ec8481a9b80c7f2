import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { recordedQuery, type RecordedAtGame } from '../../../shared-schema/api/recorded.ts'
import { among } from '../records/filters.ts'
import type { RestParts } from '../requests/caller.ts'
import { managedList } from '../records/managed-list.ts'
import { onlyMethods } from '../requests/only-methods.ts'

const columns = [
  'person.id',
  'person.name',
  'game_id',
  'organization_id',
  'tournament_id',
  'season_id',
  'entries',
  'first',
  'latest',
]

interface Row extends Omit<RecordedAtGame, 'person' | 'organization_id'> {
  readonly person_id: string
  readonly person_name: string | null
  readonly owner_id: number | null
}

/** Entries of each person at each game that still exists. */
const recorded = sql`(
  select entries.person_id, people.name as person_name, games.id as game_id, games.owner_id, games.tournament_id, games.season_id,
    count(*)::integer as entries, array_agg(distinct entries.device_id) as device_ids,
    min(entries.received_at) as first, max(entries.received_at) as latest
  from entries
  join games on games.id = entries.game_id
  left join people on people.id = entries.person_id
  where entries.person_id is not null
  group by entries.person_id, people.name, games.id, games.owner_id, games.tournament_id, games.season_id
) as recorded`

/** `/recorded/`: who recorded how much at which game, for owners and admins. */
export function recordedRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/recorded')
    .get(
      managedList(parts, {
        name: 'recorded',
        query: recordedQuery,
        table: recorded,
        filters,
        order: sql`latest desc, game_id, person_id`,
        shown,
        columns,
        forManagers: t => t('answers.recordedForManagers'),
      }),
    )
    .all(onlyMethods(['GET'], t => t('instead.recorded')))
  return router
}

function filters({
  person_id,
  organization_id,
  tournament_id,
  season_id,
}: z.infer<typeof recordedQuery>): RawBuilder<boolean>[] {
  return [
    ...(person_id === undefined ? [] : [sql<boolean>`person_id = ${person_id}`]),
    ...(organization_id === undefined ? [] : [sql<boolean>`owner_id = ${organization_id}`]),
    ...(tournament_id ? [among(sql.ref('tournament_id'), tournament_id)] : []),
    ...(season_id ? [among(sql.ref('season_id'), season_id)] : []),
  ]
}

const shown = (row: Row): RecordedAtGame => ({
  person: { id: row.person_id, name: row.person_name ?? '' },
  game_id: row.game_id,
  organization_id: row.owner_id,
  tournament_id: row.tournament_id,
  season_id: row.season_id,
  entries: row.entries,
  device_ids: row.device_ids,
  first: row.first,
  latest: row.latest,
})
