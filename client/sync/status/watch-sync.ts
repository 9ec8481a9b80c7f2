import {
  combineLatest,
  concat,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { Session } from '../../accounts/session.ts'
import type { Report } from '../replication/report.ts'
import { answers$ } from '../../base/requests/send-request.ts'
import { clockTime } from '../../base/formats/own-clock.ts'
import { stuck, syncState, type SyncState } from './sync-text.ts'
import { watchVerdicts } from './watch-verdicts.ts'
import type { OpenScope } from '../scopes/open-scope.ts'
import type { OpenScopes } from '../scopes/open-scopes.ts'

/** A scope for the details of the status bar. */
export interface ScopeStanding {
  readonly open: OpenScope
  readonly unsent: number
  readonly report: Report
}

export function watchStandings(scopes: OpenScopes): Observable<readonly ScopeStanding[]> {
  return scopes.all$.pipe(
    switchMap(all =>
      all.length === 0
        ? of([])
        : combineLatest(
            all.map(open =>
              combineLatest([open.unsent.ids$, open.report$]).pipe(
                map(([ids, report]) => ({ open, unsent: ids.size, report })),
              ),
            ),
          ),
    ),
  )
}

/** The state of everything recorded on this device, in words. An event that is only fetched ahead does not count. */
export function watchSync(scopes: OpenScopes, session: Session): Observable<SyncState> {
  const { remembered } = session
  const isOnline$ = merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    startWith(null),
    map(() => navigator.onLine),
  )
  const online$ = combineLatest([isOnline$, answers$]).pipe(
    map(([isOnline, answers]) => isOnline && answers),
    // Each request reports whether it was answered.
    distinctUntilChanged(),
  )
  return combineLatest([
    watchStandings(scopes),
    scopes.ahead$,
    scopes.elsewhere$,
    session.signedOut$,
    remembered.account$,
    online$,
  ]).pipe(
    map(([standings, ahead, elsewhere, signedOut, account, online]) => {
      const counted = standings.filter(({ open, unsent }) => unsent > 0 || open.scope !== ahead)
      const whoLooks = account === null && remembered.roles.length === 0 ? 'a reader' : 'somebody'
      return syncState(counted, elsewhere, signedOut, clockTime, whoLooks, online)
    }),
    stuckAfter(STUCK_MS),
  )
}

/** Longer than the time after which an unanswered attempt to send is shown as no connection. */
const STUCK_MS = 10_000

/** Reports when nothing was sent for that long, for any reason: a tab that hangs, a storage that fails. */
export const stuckAfter =
  (milliseconds: number) =>
  (sync$: Observable<SyncState>): Observable<SyncState> =>
    sync$.pipe(
      distinctUntilChanged((a, b) => a.unsent === b.unsent && a.words === b.words),
      switchMap(sync =>
        sync.unsent === 0 ? of(sync) : concat(of(sync), timer(milliseconds).pipe(map(() => stuck(sync)))),
      ),
    )

/** The number of this device's entries that the server did not count, in the open events. */
export function watchUncounted(scopes: OpenScopes): Observable<number> {
  return scopes.all$.pipe(
    switchMap(all => (all.length === 0 ? of([]) : combineLatest(all.map(watchVerdicts)))),
    map(lines => lines.flat().reduce((sum, { many }) => sum + many, 0)),
  )
}
