import { distinctUntilChanged, map, switchMap, type Observable } from 'rxjs'
import type { z } from 'zod'
import type { CatalogFamily } from '../../../shared-schema/replication/catalog.ts'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import { usualSport, type Sport } from '../../../shared-schema/sports/names.ts'
import { leagueRecord, ownedRecord, recordsIn } from './catalog-records.ts'
import type { ScopeDatabase } from './documents.ts'
import { loadedSport } from './loaded-sport.ts'
import { tournamentRecord, type TournamentRecord } from './tournament-records.ts'

/** All readable records of a family in the scope. */
export function watchFamily<T>(
  database: ScopeDatabase,
  family: CatalogFamily,
  shape: z.ZodType<T>,
): Observable<T[]> {
  return database.catalog.find({ selector: { family } }).$.pipe(map(documents => recordsIn(documents, shape)))
}

/** The sport that is played in the scope. */
export function watchSport(database: ScopeDatabase): Observable<Sport> {
  return watchFamily(database, 'leagues', leagueRecord).pipe(map(leagues => leagues[0]?.sport ?? usualSport))
}

/** The definition of the scope's sport. */
export const watchDefinition = (database: ScopeDatabase): Observable<SportDefinition> =>
  watchSport(database).pipe(distinctUntilChanged(), switchMap(loadedSport))

/** The organizations that own the scope's event. */
export function watchOrganizations(database: ScopeDatabase): Observable<number[]> {
  return watchFamily(database, 'leagues', ownedRecord).pipe(
    map(leagues => leagues.map(league => league.organization_id)),
  )
}

/** The rules of the event's tournament; the usual ones for games outside of tournaments. */
export function watchRules(database: ScopeDatabase): Observable<TournamentRecord> {
  return watchFamily(database, 'tournaments', tournamentRecord).pipe(
    map(([tournament]) => tournament ?? tournamentRecord.parse({})),
  )
}
