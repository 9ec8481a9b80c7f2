import { sql } from 'kysely'
import { hasBegun } from '../../../shared-schema/rules/progress/game-status.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { allLinks } from '../../../shared-schema/resources/all-links.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { StoredIn } from '../../database/family-records.ts'
import { keyIn, keyOf } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { affectedBy } from '../../feed/catalog/affected-records.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { noteWhoCouldRead } from '../../access/shown-changes.ts'
import type { AffectedRecords } from '../../feed/catalog/documents.ts'
import { Problem } from '../../problems/problem.ts'
import { refoldGames } from '../../games/refold-game.ts'

/**
 * Links to a team in a tournament that require its participation: pools, games, tie decisions, invitations.
 */
const placesOfEntrants = allLinks.filter(
  ({ holder, to, isKept, attach }) =>
    to === 'teams' &&
    isKept &&
    (attach === 'entrant' || attach === 'own or entrant') &&
    'tournament_id' in resourceOf(holder).fields,
)

type Entry = Pick<StoredIn<'tournament_teams'>, 'tournament_id' | 'team_id'>

/** @throws Problem 409 if the team has played in the tournament of its entry: history stays */
export async function requireUnplayed(tx: Tx, entry: Entry): Promise<void> {
  const hasPlayed = (await gamesOf(tx, entry)).some(({ status }) => hasBegun(status))
  if (hasPlayed) throw new Problem('history_stays', t => t('belonging.hasPlayed'))
}

/** @throws Problem 409 if the team has games in the tournament of its entry */
export async function requireNoGames(tx: Tx, entry: Entry): Promise<void> {
  const games = await gamesOf(tx, entry)
  if (games.length === 0) return
  throw new Problem('has_dependents', t => t('belonging.hasGames', { count: games.length }))
}

/**
 * Removes a team that has not played from all that names it in the tournament; games wait for another team.
 */
export async function takeOut(tx: Tx, { tournament_id, team_id }: Entry): Promise<void> {
  const touched: AffectedRecords = []
  for (const { holder, field, isList } of placesOfEntrants) {
    const [column, team] = [sql.ref(field), sql`${team_id}::integer`]
    const { rows } = await sql<StoredRecord>`
      update ${sql.table(holder)} set ${column} = ${isList ? sql`array_remove(${column}, ${team})` : sql`null`}, time_last_updated = now()
      where tournament_id = ${tournament_id} and ${isList ? sql`${team} = any(${column})` : sql`${column} = ${team}`} returning *`.execute(
      tx,
    )
    touched.push(...rows.map(record => ({ family: holder, key: keyOf(holder, record) })))
  }
  await refoldGames(
    tx,
    touched.filter(({ family }) => family === 'games').flatMap(({ key }) => key),
  )
  await publish(tx, touched)
}

/**
 * Replaces a team that has not played in everything that names it in the tournament, and deletes its entry.
 * @returns the seed of the replaced team
 */
export async function replaceBy(
  tx: Tx,
  entry: StoredIn<'tournament_teams'>,
  teamId: number,
): Promise<number | null> {
  const { tournament_id, team_id } = entry
  const touched: AffectedRecords = await affectedBy(tx, 'tournament_teams', entry)
  for (const { holder, field, isList } of placesOfEntrants) {
    if (holder === 'tournament_teams') continue
    const [column, former, next] = [sql.ref(field), sql`${team_id}::integer`, sql`${teamId}::integer`]
    const { rows } = await sql<StoredRecord>`
      update ${sql.table(holder)} set ${column} = ${isList ? sql`array_replace(${column}, ${former}, ${next})` : next}, time_last_updated = now()
      where tournament_id = ${tournament_id} and ${isList ? sql`${former} = any(${column})` : sql`${column} = ${former}`} returning *`.execute(
      tx,
    )
    touched.push(...(await affectedBy(tx, holder, ...rows)))
  }
  const isEntry = keyIn('tournament_teams', [keyOf('tournament_teams', entry)])
  await noteWhoCouldRead(tx, 'tournament_teams', isEntry)
  await sql`delete from tournament_teams where ${isEntry}`.execute(tx)
  await refoldGames(
    tx,
    touched.filter(({ family }) => family === 'games').flatMap(({ key }) => key),
  )
  await publish(tx, touched)
  return entry.seed
}

/**
 * Recounts the games of teams in the tournaments of their entries: above game level, a game counts for a team
 * only while the team takes part.
 */
export async function countAgain(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const ids = new Set<number>()
  for (const [tournamentId, some] of groupBy(entries, ({ tournament_id }) => tournament_id)) {
    const teams = some.map(({ team_id }) => team_id)
    for (const { id, has_entries } of await gamesOfTeams(tx, tournamentId, teams))
      if (has_entries) ids.add(id)
  }
  await refoldGames(tx, ids)
}

const gamesOf = (tx: Tx, { tournament_id, team_id }: Entry) => gamesOfTeams(tx, tournament_id, [team_id])

const gamesOfTeams = (tx: Tx, tournamentId: number, teams: readonly number[]) =>
  tx
    .selectFrom('games')
    .select(['id', 'status'])
    .select(
      sql<boolean>`exists (select from entries where entries.game_id = games.id and refusal is null)`.as(
        'has_entries',
      ),
    )
    .where('tournament_id', '=', tournamentId)
    .where(sql<boolean>`(team_1_id = any(${teams}::integer[]) or team_2_id = any(${teams}::integer[]))`)
    .orderBy('id')
    .execute()
