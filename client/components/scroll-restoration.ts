import { useEffect, useLayoutEffect } from 'react'

/** The scroll position and the query of each address, as long as the app is open. */
const places = new Map<string, number>()
const searches = new Map<string, string>()

/** The address of a list as it was when last left, including its filters. */
export const asLeft = (path: string): string => path + (searches.get(path) ?? '')

const here = (): string => location.pathname

/**
 * Scrolls a list to the position where it was left; on the first visit to the element from `begin`.
 * @param isReady whether the list has been drawn
 * @param begin finds the element at which the list opens
 */
export function useScrollRestoration(isReady: boolean, begin: () => Element | null): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const place = places.get(here())
    if (place === undefined) begin()?.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, place)
    // Only when the list has arrived: it must not move while somebody reads it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady])
  useEffect(() => {
    searches.set(here(), location.search)
  })
  useEffect(() => {
    if (!isReady) return
    const address = here()
    const note = (): void => {
      if (here() === address) places.set(address, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isReady])
}
