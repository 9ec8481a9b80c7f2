import { combineLatest, map, of, type Observable } from 'rxjs'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { leagueTeamRecord, seasonRecord, type SeasonRecords } from '../../sync/storage/season-records.ts'
import { watchFamily, watchSport } from '../../sync/storage/watch-family.ts'

/**
 * The input of a season's table; null for a tournament, and for a season whose own record is not here yet.
 */
export function watchSeason(database: ScopeDatabase, scope: Scope): Observable<SeasonRecords | null> {
  if (partsOf(scope).kind !== 'season') return of(null)
  return combineLatest({
    sport: watchSport(database),
    seasons: watchFamily(database, 'seasons', seasonRecord),
    teams: watchFamily(database, 'teams', leagueTeamRecord),
  }).pipe(map(({ sport, seasons: [season], teams }) => (season ? { sport, season, teams } : null)))
}
