import {
  debounceTime,
  distinctUntilChanged,
  exhaustMap,
  filter,
  fromEvent,
  merge,
  type Observable,
  skip,
  Subject,
  switchMap,
  timer,
} from 'rxjs'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { keepStorage } from '../../base/device/keep-storage.ts'
import { answers$ } from '../../base/requests/send-request.ts'
import { pauseAfter } from '../replication/backoff.ts'
import { behind } from '../replication/report.ts'
import type { KnownEvents } from '../storage/known-events.ts'
import { dropBarred, isBarred, keepBarred } from './barred-scopes.ts'
import type { Fetched } from './fetch-end.ts'
import { lastReport } from './last-reports.ts'
import type { OpenScopes } from './open-scopes.ts'

/** The screen that is open has the network to itself first. */
const PAUSE_MS = 1000

/** Opening an event costs more than a single request, so its pauses are longer: 10 s at least, 10 min at most. */
const LONGER = 20

interface Ahead {
  readonly scopes: Pick<OpenScopes, 'fetchAhead'>
  readonly known: Pick<KnownEvents, 'all$'>
  /** The user of this device with their roles, or null. It emits at once, and when something of that changes. */
  readonly user$: Observable<object | null>
  /** Emits when somebody signs in or comes in by a pass, even if that changes no role that is known here. */
  readonly arrived$: Observable<void>
}

/**
 * Fetches the events in this device's list that were never fetched to the end, one after the other, so that each opens
 * without a network: who comes in by a pass for several events opens only one of them at first. If some do not come,
 * it tries again after growing pauses, and on a sign that they may come now.
 */
export function fetchAhead({ scopes, known, user$, arrived$ }: Ahead): void {
  const later$ = new Subject<number>()
  let misses = 0
  let user: object | null = null
  user$.subscribe(latest => {
    user = latest
  })
  merge(user$.pipe(skip(1)), arrived$).subscribe(dropBarred)

  const lacking = (): Scope[] =>
    known.all$.value.map(({ scope }) => scope).filter(scope => isLacking(scope) && !isBarred(scope))

  /** @returns whether all are here now */
  async function fetchLacking(): Promise<boolean> {
    const tried = new Set<Scope>()
    for (;;) {
      const scope = lacking().find(one => !tried.has(one))
      if (scope === undefined) return lacking().length === 0
      tried.add(scope)
      const asked = user
      const fetched = await scopes.fetchAhead(scope).catch(failed)
      if (fetched === 'fetched') void keepStorage()
      // The others would not come either.
      if (fetched === 'unreachable') return false
      // A user whose session is over is no stranger.
      const isRefused = fetched === 'forbidden' || (fetched === 'signed-out' && asked === null)
      if (isRefused && user === asked) keepBarred(scope)
    }
  }

  merge(
    known.all$,
    user$,
    arrived$,
    fromEvent(window, 'online'),
    answers$.pipe(distinctUntilChanged(), filter(Boolean)),
    later$.pipe(switchMap(pause => timer(pause))),
  )
    .pipe(
      debounceTime(PAUSE_MS),
      filter(() => navigator.onLine),
      exhaustMap(async () => {
        misses = (await fetchLacking()) ? 0 : misses + 1
        if (misses > 0) later$.next(LONGER * pauseAfter(misses, Math.random()))
      }),
    )
    .subscribe()
}

function failed(error: unknown): Fetched {
  console.warn('An event is not fetched ahead', error)
  return 'missed'
}

function isLacking(scope: Scope): boolean {
  const report = lastReport(scope)
  return report.lastContact === null || behind(report) > 0
}
