import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { keepDefinitions } from './definitions/index.ts'
import * as families from './migrations/0001-families.ts'
import * as fieldAndFeed from './migrations/0002-field-and-feed.ts'
import * as accounts from './migrations/0003-accounts.ts'
import * as tokensAndPlaces from './migrations/0004-tokens-and-places.ts'
import * as audit from './migrations/0005-audit.ts'
import * as calendarEvents from './migrations/0006-calendar-events.ts'
import * as statLineIndexes from './migrations/0007-stat-line-indexes.ts'
import * as hiddenRounds from './migrations/0008-hidden-rounds.ts'
import * as formerPlayers from './migrations/0009-former-players.ts'
import * as tournamentEngine from './migrations/0010-tournament-engine.ts'
import * as openDisputes from './migrations/0011-open-disputes.ts'
import * as devices from './migrations/0012-devices.ts'
import * as notCounted from './migrations/0013-not-counted.ts'
import * as auditByKey from './migrations/0014-audit-by-key.ts'
import * as consent from './migrations/0015-consent.ts'
import * as oneEvent from './migrations/0016-one-event.ts'
import * as whoseStatistics from './migrations/0017-whose-statistics.ts'
import * as whomItConcerns from './migrations/0018-whom-it-concerns.ts'
import * as personalData from './migrations/0019-personal-data.ts'
import * as accountLife from './migrations/0020-account-life.ts'
import * as feedGenerations from './migrations/0021-feed-generations.ts'
import * as auditReadsOnce from './migrations/0022-audit-reads-once.ts'
import * as useOfPasskeys from './migrations/0023-use-of-passkeys.ts'
import * as changes from './migrations/0024-changes.ts'
import * as devicesLeft from './migrations/0025-devices-left.ts'
import * as listsOfImports from './migrations/0026-lists-of-imports.ts'
import * as latePlays from './migrations/0027-late-plays.ts'
import * as needlessFinals from './migrations/0028-needless-finals.ts'
import * as verdictsInCodes from './migrations/0029-verdicts-in-codes.ts'
import * as matchDays from './migrations/0030-match-days.ts'
import * as recordCounts from './migrations/0031-record-counts.ts'
import * as leagueTables from './migrations/0032-league-tables.ts'
import * as countedVersions from './migrations/0033-counted-versions.ts'
import * as fixtureWishes from './migrations/0034-fixture-wishes.ts'
import * as passes from './migrations/0035-passes.ts'
import * as gameRules from './migrations/0036-game-rules.ts'
import * as notesOnPlays from './migrations/0037-notes-on-plays.ts'
import * as teamsFromPools from './migrations/0038-teams-from-pools.ts'
import * as walkOnsToLookAt from './migrations/0039-walk-ons-to-look-at.ts'
import * as pictures from './migrations/0040-pictures.ts'
import * as recordedBy from './migrations/0041-recorded-by.ts'
import * as numbersAsWritten from './migrations/0050-numbers-as-written.ts'
import * as pinnedGames from './migrations/0042-pinned-games.ts'
import * as publishedSchedules from './migrations/0043-published-schedules.ts'
import * as auditByTime from './migrations/0044-audit-by-time.ts'
import * as linksAndArrivals from './migrations/0045-links-and-arrivals.ts'
import * as slotsWithoutTeams from './migrations/0047-slots-without-teams.ts'
import * as rulings from './migrations/0048-rulings.ts'
import * as teamsLeaveSeasons from './migrations/0049-teams-leave-seasons.ts'
import * as shootoutScores from './migrations/0052-shootout-scores.ts'
import * as steadyClock from './migrations/0055-steady-clock.ts'
import * as rostersOfPlayers from './migrations/0056-rosters-of-players.ts'
import * as publicSeasons from './migrations/0058-public-seasons.ts'
import * as numbersOfFormerMembers from './migrations/0060-numbers-of-former-members.ts'
import * as plannedSwissRounds from './migrations/0061-planned-swiss-rounds.ts'
import * as slotsToFree from './migrations/0062-slots-to-free.ts'
import type { Tx } from './transaction.ts'

const migrations: Readonly<Record<string, Migration>> = {
  '0001-families': families,
  '0002-field-and-feed': fieldAndFeed,
  '0003-accounts': accounts,
  '0004-tokens-and-places': tokensAndPlaces,
  '0005-audit': audit,
  '0006-calendar-events': calendarEvents,
  '0007-stat-line-indexes': statLineIndexes,
  '0008-hidden-rounds': hiddenRounds,
  '0009-former-players': formerPlayers,
  '0010-tournament-engine': tournamentEngine,
  '0011-open-disputes': openDisputes,
  '0012-devices': devices,
  '0013-not-counted': notCounted,
  '0014-audit-by-key': auditByKey,
  '0015-consent': consent,
  '0016-one-event': oneEvent,
  '0017-whose-statistics': whoseStatistics,
  '0018-whom-it-concerns': whomItConcerns,
  '0019-personal-data': personalData,
  '0020-account-life': accountLife,
  '0021-feed-generations': feedGenerations,
  '0022-audit-reads-once': auditReadsOnce,
  '0023-use-of-passkeys': useOfPasskeys,
  '0024-changes': changes,
  '0025-devices-left': devicesLeft,
  '0026-lists-of-imports': listsOfImports,
  '0027-late-plays': latePlays,
  '0028-needless-finals': needlessFinals,
  '0029-verdicts-in-codes': verdictsInCodes,
  '0030-match-days': matchDays,
  '0031-record-counts': recordCounts,
  '0032-league-tables': leagueTables,
  '0033-counted-versions': countedVersions,
  '0034-fixture-wishes': fixtureWishes,
  '0035-passes': passes,
  '0036-game-rules': gameRules,
  '0037-notes-on-plays': notesOnPlays,
  '0038-teams-from-pools': teamsFromPools,
  '0039-walk-ons-to-look-at': walkOnsToLookAt,
  '0040-pictures': pictures,
  '0041-recorded-by': recordedBy,
  '0050-numbers-as-written': numbersAsWritten,
  '0042-pinned-games': pinnedGames,
  '0043-published-schedules': publishedSchedules,
  '0044-audit-by-time': auditByTime,
  '0045-links-and-arrivals': linksAndArrivals,
  '0047-slots-without-teams': slotsWithoutTeams,
  '0048-rulings': rulings,
  '0049-teams-leave-seasons': teamsLeaveSeasons,
  '0052-shootout-scores': shootoutScores,
  '0055-steady-clock': steadyClock,
  '0056-rosters-of-players': rostersOfPlayers,
  '0058-public-seasons': publicSeasons,
  '0060-numbers-of-former-members': numbersOfFormerMembers,
  '0061-planned-swiss-rounds': plannedSwissRounds,
  '0062-slots-to-free': slotsToFree,
}

/** All migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort()

/**
 * Migrates the database to this version's tables. Several processes may start simultaneously: one migrates,
 * the others wait, without a time limit.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  await db.connection().execute(async connection => {
    await sql`set lock_timeout = 0`.execute(connection)
    try {
      await expectKnown(connection)
      const { error } = await new Migrator({
        db: connection,
        provider: { getMigrations: async () => ({ ...migrations }) },
      }).migrateToLatest()
      if (error instanceof Error) throw error
      if (error !== undefined) throw new Error('The database could not be migrated', { cause: error })
      await connection.transaction().execute(keepDefinitions)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

/** @throws a sentence if a newer version of Sideline has changed the tables in a way unknown to this one */
async function expectKnown<T>(db: Kysely<T>): Promise<void> {
  const newer = (await migrationsIn(db)).filter(name => !Object.hasOwn(migrations, name))
  if (newer.length > 0)
    throw new Error(
      'The database was last used by a newer version of Sideline, which changed its tables. Start that version, ' +
        'or restore a backup that this version made. Nothing was changed.',
    )
}

/** The migrations that a database has had, in order; none for one that is not Sideline's. */
export async function migrationsIn<T>(tx: Kysely<T>): Promise<string[]> {
  const {
    rows: [table],
  } = await sql<{
    isThere: boolean
  }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(tx)
  if (!table?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Runs some migrations inside a transaction, and notes them as done. */
export async function migrateIn(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      tx,
    )
  }
}
