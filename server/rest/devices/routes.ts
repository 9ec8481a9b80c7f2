import { Router } from 'express'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { devicesQuery, type Device } from '../../../shared-schema/api/devices.ts'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import type { RestParts } from '../requests/caller.ts'
import { among } from '../records/filters.ts'
import { managedList } from '../records/managed-list.ts'
import { onlyMethods } from '../requests/only-methods.ts'

const columns = [
  'device_id',
  'person.name',
  'organization_id',
  'tournament_id',
  'season_id',
  'last_contact',
  'is_connected',
  'unsent',
  'behind',
  'entries',
  'last_entry',
  'is_outdated',
]

/** `/devices/`: the last contact and state of tablets, by tournament; for owners and admins. */
export function deviceRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/devices')
    .get(
      managedList(parts, {
        name: 'devices',
        query: devicesQuery,
        table: sql.table('device_states'),
        filters,
        order: sql`last_contact desc, device_id, scope`,
        shown,
        columns,
        forManagers: t => t('answers.devicesForManagers'),
      }),
    )
    .all(onlyMethods(['GET'], t => t('instead.devices')))
  return router
}

function filters({
  device_id,
  tournament_id,
  season_id,
  since,
  until,
}: z.infer<typeof devicesQuery>): RawBuilder<boolean>[] {
  return [
    ...(device_id ? [sql<boolean>`device_id = ${device_id}`] : []),
    ...(tournament_id ? [among(sql.ref('tournament_id'), tournament_id)] : []),
    ...(season_id ? [among(sql.ref('season_id'), season_id)] : []),
    ...(since ? [sql<boolean>`last_contact >= ${since}`] : []),
    ...(until ? [sql<boolean>`last_contact <= ${until}`] : []),
  ]
}

/** A running tablet reports once a minute, which is stored within another minute. */
const CONNECTED_MS = 150_000

/** A row of the view of devices. */
interface Row extends Pick<
  Device,
  | 'device_id'
  | 'tournament_id'
  | 'season_id'
  | 'epoch'
  | 'last_contact'
  | 'position'
  | 'unsent'
  | 'entries'
  | 'last_entry'
> {
  readonly owner_id: number | null
  readonly person_id: string
  readonly person_name: string | null
  /** The time at which it closed its connection. */
  readonly left_at: string | null
  /** The newest position of its scope's feed. */
  readonly head: number | null
}

function shown(row: Row): Device {
  const { position, epoch, last_contact } = row
  const heardAt = momentOf(last_contact)
  return {
    device_id: row.device_id,
    organization_id: row.owner_id,
    tournament_id: row.tournament_id,
    season_id: row.season_id,
    person: { id: row.person_id, name: row.person_name ?? '' },
    epoch,
    is_outdated: epoch < EPOCH,
    is_connected: heardAt > momentOf(row.left_at) && Date.now() - heardAt < CONNECTED_MS,
    last_contact,
    position,
    behind: position === null ? null : Math.max(0, (row.head ?? 0) - position),
    unsent: row.unsent,
    entries: row.entries,
    last_entry: row.last_entry,
  }
}

/** Null, for never, is the oldest time. */
const momentOf = (time: string | null): number => (time === null ? 0 : Date.parse(time))
