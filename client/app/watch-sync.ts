import { combineLatest, map, type Observable, of, switchMap } from 'rxjs'
import type { Session } from '../accounts/session.ts'
import type { Report } from '../replication/report.ts'
import { clockTime, syncState, type SyncState } from '../replication/sync-words.ts'
import { watchVerdicts } from '../scoring/watch-verdicts.ts'
import type { OpenScope } from '../scopes/open-scope.ts'
import type { OpenScopes } from '../scopes/open-scopes.ts'

/** One scope as the status bar's details show it. */
export interface ScopeStanding {
  readonly open: OpenScope
  readonly unsent: number
  readonly report: Report
}

export function watchStandings(scopes: OpenScopes): Observable<readonly ScopeStanding[]> {
  return scopes.all$.pipe(switchMap(all => (all.length === 0 ? of([]) : combineLatest(all.map(open =>
    combineLatest([open.unsent.ids$, open.report$]).pipe(map(([ids, report]) => ({ open, unsent: ids.size, report }))))))))
}

/** Where everything recorded on this device is, in words. */
export function watchSync(scopes: OpenScopes, session: Session): Observable<SyncState> {
  return combineLatest([watchStandings(scopes), scopes.elsewhere$, session.signedOut$]).pipe(
    map(([standings, elsewhere, signedOut]) => syncState(standings, elsewhere, signedOut, clockTime)),
  )
}

/** How many entries of this device the server did not count, in the events that are open. */
export function watchUncounted(scopes: OpenScopes): Observable<number> {
  return scopes.all$.pipe(
    switchMap(all => (all.length === 0 ? of([]) : combineLatest(all.map(watchVerdicts)))),
    map(lines => lines.flat().reduce((sum, { many }) => sum + many, 0)),
  )
}
