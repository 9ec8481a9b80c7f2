import { map, type Observable } from 'rxjs'
import type { z } from 'zod'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Sport } from '../../shared-schema/resources/sports.ts'
import { leagueRecord, recordsIn } from './catalog-records.ts'
import type { ScopeDatabase } from './documents.ts'

/** All records of a family that the scope has, as far as they can be read. */
export function watchFamily<T>(database: ScopeDatabase, family: Family, shape: z.ZodType<T>): Observable<T[]> {
  return database.catalog.find({ selector: { family } }).$.pipe(map(documents => recordsIn(documents, shape)))
}

/** The sport that is played in the scope. */
export function watchSport(database: ScopeDatabase): Observable<Sport> {
  return watchFamily(database, 'leagues', leagueRecord).pipe(map(leagues => leagues[0]?.sport ?? 'ultimate'))
}
