import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of an observable, `initial` until there is one. The observable must be the same from one rendering to the next. */
export function useLatest<T>(source$: Observable<T>, initial: T): T {
  const [latest, setLatest] = useState({ source$, value: initial })
  useEffect(() => {
    const subscription = source$.subscribe({
      next: value => setLatest({ source$, value }),
      // The source of a scope that is being closed; the screen goes with it.
      error: error => console.warn('A screen lost its data', error),
    })
    return () => subscription.unsubscribe()
  }, [source$])
  return latest.source$ === source$ ? latest.value : initial
}
