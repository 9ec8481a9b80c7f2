import { distinctUntilChanged, map, NEVER, type Observable, of, switchMap, timer } from 'rxjs'
import type { Report } from '../replication/report.ts'

/** The outcome of fetching a scope; `missed`: there is no room, another version is needed, or it was closed. */
export type Fetched = 'fetched' | 'forbidden' | 'signed-out' | 'unreachable' | 'missed'

/** The part of this tab in the replication of a scope. */
interface Part {
  readonly leads: boolean
  /** True if the server itself refused the scope. */
  readonly barred: boolean
}

/** A slow network is reported as none between its answers, so the end of the patience is far beyond one answer. */
const PATIENCE_MS = 60_000

/** Emits once it is clear from the reports that no more of a scope comes now. */
export function fetchEnd(report$: Observable<Report>, part: () => Part): Observable<Fetched> {
  return report$.pipe(
    map(report => endOf(report, part())),
    distinctUntilChanged(),
    switchMap(end =>
      end === undefined ? NEVER : end === 'unreachable' ? timer(PATIENCE_MS).pipe(map(() => end)) : of(end),
    ),
  )
}

function endOf({ connection, position, head }: Report, { leads, barred }: Part): Fetched | undefined {
  switch (connection) {
    case 'waiting':
      return undefined
    case 'reached':
      return leads || position < head ? undefined : 'fetched'
    case 'forbidden':
    case 'signed-out':
      // Without the server's own word on this scope it may be about another one in the same stream.
      return barred ? connection : 'unreachable'
    case 'unreachable':
      return 'unreachable'
    default:
      return 'missed'
  }
}
