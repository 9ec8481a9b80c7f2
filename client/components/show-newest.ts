import type { Observable, Subscription } from 'rxjs'

/** Makes a change of the screen: immediately, or when there is time for it. */
export type Draw = (change: () => void) => void

/**
 * Shows the values of a source: the first one immediately, each later one when `draw` makes the change.
 * Changes may run in another order than the values, so each shows the newest value.
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
    // The source belongs to a scope that is being closed; the screen closes with it.
    error: error => console.warn('A screen lost its data', error),
  })
}
