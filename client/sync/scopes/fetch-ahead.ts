import { debounceTime, exhaustMap, filter, fromEvent, merge } from 'rxjs'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { KnownEvents } from '../storage/known-events.ts'
import { behind } from '../replication/report.ts'
import { lastReport } from './last-reports.ts'
import type { OpenScopes } from './open-scopes.ts'

/** The screen that is open has the network to itself first. */
const PAUSE_MS = 1000

/**
 * Fetches the events in this device's list that were never fetched to the end, one after the other, so that each opens
 * without a network: who comes in by a pass for several events opens only one of them at first.
 */
export function fetchAhead(scopes: OpenScopes, known: KnownEvents): void {
  merge(known.all$, fromEvent(window, 'online'))
    .pipe(
      debounceTime(PAUSE_MS),
      filter(() => navigator.onLine),
      exhaustMap(async () => {
        const missed = new Set<Scope>()
        for (;;) {
          const next = known.all$.value.find(({ scope }) => isLacking(scope) && !missed.has(scope))
          if (!next) return
          missed.add(next.scope)
          await scopes.fetchAhead(next.scope).catch(warn)
        }
      }),
    )
    .subscribe()
}

const warn = (error: unknown): void => console.warn('An event is not fetched ahead', error)

function isLacking(scope: Scope): boolean {
  const report = lastReport(scope)
  return report.lastContact === null || behind(report) > 0
}
