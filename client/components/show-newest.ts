import type { Observable, Subscription } from 'rxjs'

/** Makes a change of the screen: at once, or when there is time for it. */
export type Draw = (change: () => void) => void

/**
 * Shows what comes: the first value at once, each one after it when `draw` makes the change. That may be in
 * another order than that of the values, so the newest one is shown, whichever change it is.
 */
export function showNewest<T>(source$: Observable<T>, draw: Draw, show: (value: T) => void): Subscription {
  let isFirst = true
  let newest: T
  return source$.subscribe({
    next: value => {
      newest = value
      const change = () => show(newest)
      if (isFirst) change()
      else draw(change)
      isFirst = false
    },
    // The source of a scope that is being closed; the screen goes with it.
    error: error => console.warn('A screen lost its data', error),
  })
}
