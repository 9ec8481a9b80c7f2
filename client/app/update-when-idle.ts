import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  type Observable,
  switchMap,
  timer,
} from 'rxjs'
import type { OpenScopes } from '../sync/scopes/open-scopes.ts'
import { unlessGameShown } from '../base/device/game-shown.ts'
import type { NewVersion } from '../base/device/new-version.ts'
import { watchStandings } from '../sync/status/watch-sync.ts'

const CHECK_MS = 30_000
const TRY_MS = 1000

/**
 * An app that the server calls outdated can no longer send. So it fetches the newer version, and starts it on
 * its own once no tab of this browser shows a game; during a game somebody has to tap.
 */
export function updateWhenIdle(scopes: OpenScopes, version: NewVersion): void {
  const outdated$ = watchStandings(scopes).pipe(
    map(standings => standings.some(({ report }) => report.connection === 'outdated')),
    distinctUntilChanged(),
  )
  whileTrue(outdated$, CHECK_MS)
    .pipe(exhaustMap(() => version.check()))
    .subscribe()
  const due$ = combineLatest([outdated$, version.ready$]).pipe(map(([outdated, ready]) => outdated && ready))
  whileTrue(due$, TRY_MS)
    .pipe(exhaustMap(() => unlessGameShown(() => version.update())))
    .subscribe()
}

const whileTrue = (condition$: Observable<boolean>, every: number): Observable<number> =>
  condition$.pipe(
    distinctUntilChanged(),
    switchMap(holds => (holds ? timer(0, every) : EMPTY)),
  )
