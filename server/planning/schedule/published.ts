import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { PublishedSchedule, ScheduleChange } from '../../../shared-schema/api/published-schedule.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { Database, PublishedGame } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import { keepPublished } from '../../tournament/published-schedule.ts'
import type { Deferred } from '../../texts/deferred-text.ts'
import { changesSince, type ChangeSince } from './changes-since.ts'
import { changeText, publishedNames } from './change-text.ts'
import { begin } from './begin.ts'

type DeferredPublished = Omit<PublishedSchedule, 'changes'> & {
  readonly changes: readonly Deferred<ScheduleChange>[]
}

/** The published schedule of a tournament and the changes since, for those who may change it. */
export async function publishedSchedule(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
): Promise<DeferredPublished> {
  const tournament = await db
    .selectFrom('tournaments')
    .select(['timezone', 'owner_id'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  if (!mayWrite(author, 'tournaments', 'update', tournament))
    throw new Problem('not_allowed', t => t('scheduling.publishedForManagers'))
  const kept = await db
    .selectFrom('published_schedules')
    .leftJoin('people', 'people.id', 'published_schedules.person_id')
    .select(['published_at', 'games', 'person_id', 'people.name'])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  // Without games, nothing is published that could change.
  if (!kept || kept.games.length === 0)
    return { published_at: null, person: null, version: versionOf(null, []), changes: [] }
  const games = await db
    .selectFrom('games')
    .select([
      'id',
      'start_time',
      'game_site_id',
      'team_1_id',
      'team_2_id',
      'status',
      'ruling',
      'swiss_round_id',
    ])
    .where('tournament_id', '=', tournamentId)
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  const changes = changesSince(kept.games, games)
  const names = await publishedNames(db, changes, tournament.timezone)
  return {
    published_at: kept.published_at,
    person: kept.person_id === null ? null : { id: kept.person_id, name: kept.name ?? '' },
    version: versionOf(kept.published_at, changes),
    changes: changes.map(change => ({
      game_id: change.game_id,
      kind: change.kind,
      was: change.was && inZone(change.was, tournament.timezone),
      say: t => changeText(change, names(t), t),
    })),
  }
}

/**
 * Publishes the current schedule as the one that people know.
 * @param version the version that was read; if left out, any
 * @throws Problem 403 if the author may not change the tournament, 412 if the changes are not those read
 */
export async function publishChanges(
  tx: Tx,
  author: Author,
  tournamentId: number,
  version: string | undefined,
): Promise<DeferredPublished> {
  await begin(tx, author, [tournamentId])
  const before = await publishedSchedule(tx, author, tournamentId)
  if (version !== undefined && version !== before.version)
    throw new Problem('changed_since', t => t('requests.scheduleChanged'))
  await setAuditContext(tx, author)
  await keepPublished(tx, tournamentId)
  // Reports the tournament to programs that ask for changed records.
  await sql`update tournaments set time_last_updated = now() where id = ${tournamentId}`.execute(tx)
  await publish(tx, [{ family: 'tournaments', key: [tournamentId] }])
  return publishedSchedule(tx, author, tournamentId)
}

const inZone = ({ start_time, game_site_id, team_1_id, team_2_id }: PublishedGame, zone: string) => ({
  start_time: timeAt(minuteOf(start_time), zone),
  game_site_id,
  team_1_id,
  team_2_id,
})

function versionOf(publishedAt: string | null, changes: readonly ChangeSince[]): string {
  return createHash('sha256')
    .update(JSON.stringify([publishedAt, changes]))
    .digest('base64url')
    .slice(0, 22)
}
