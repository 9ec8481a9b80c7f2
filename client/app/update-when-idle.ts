import { combineLatest, distinctUntilChanged, EMPTY, exhaustMap, map, type Observable, switchMap, timer } from 'rxjs'
import type { OpenScopes } from '../scopes/open-scopes.ts'
import type { NewVersion } from './new-version.ts'
import { watchStandings } from './watch-sync.ts'

/** Held by every tab that shows a game. */
const GAME_SHOWN = 'sideline-game-shown'

const CHECK_MS = 30_000
const TRY_MS = 1000

/**
 * An app that the server calls outdated sends nothing any more. So it fetches the newer version, and
 * starts it by itself once no tab of this browser shows a game; in a game somebody has to tap.
 */
export function updateWhenIdle(scopes: OpenScopes, version: NewVersion): void {
  const outdated$ = watchStandings(scopes).pipe(
    map(standings => standings.some(({ report }) => report.connection === 'outdated')), distinctUntilChanged(),
  )
  whileTrue(outdated$, CHECK_MS).pipe(exhaustMap(() => version.check())).subscribe()
  const due$ = combineLatest([outdated$, version.ready$]).pipe(map(([outdated, ready]) => outdated && ready))
  whileTrue(due$, TRY_MS).pipe(exhaustMap(() => unlessGameShown(() => version.update()))).subscribe()
}

/** Says for others, until it is called back, that a game is shown here. @returns what calls it back */
export function showGame(): () => void {
  const leaving = new AbortController()
  const left = new Promise(done => leaving.signal.addEventListener('abort', done))
  navigator.locks.request(GAME_SHOWN, { mode: 'shared', signal: leaving.signal }, () => left).catch(() => undefined)
  return () => leaving.abort()
}

/** Asked again rather than waited for: whoever waits for a lock lets nobody else share it. */
async function unlessGameShown(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(GAME_SHOWN, { ifAvailable: true }, lock => (lock ? work() : undefined))
}

const whileTrue = (condition$: Observable<boolean>, every: number): Observable<number> =>
  condition$.pipe(distinctUntilChanged(), switchMap(holds => (holds ? timer(0, every) : EMPTY)))
