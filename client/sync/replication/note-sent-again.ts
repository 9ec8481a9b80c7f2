import { concatMap, distinctUntilChanged, filter, from, map, type Subscription, switchMap } from 'rxjs'
import type { Progress } from './progress.ts'
import type { UnsentEntries } from './unsent-entries.ts'

/** Notes that the server has the lost entries again: once nothing is unsent any more. */
export function noteSentAgain(progress: Progress, unsent: UnsentEntries): Subscription {
  return progress.report$
    .pipe(
      map(({ again }) => (again && !again.isDone ? again.at : null)),
      distinctUntilChanged(),
      filter(at => at !== null),
      // Count first: the note comes before the count.
      concatMap(() => from(unsent.count())),
      switchMap(() => unsent.ids$),
      filter(ids => ids.size === 0),
    )
    .subscribe(() => progress.sentAgain())
}
