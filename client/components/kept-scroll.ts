import { useEffect, useLayoutEffect } from 'react'

/** Where each address was scrolled to, as long as the app is open, and what was asked for there. */
const places = new Map<string, number>()
const searches = new Map<string, string>()

/** The way back to a list as it was when it was last left: with its filters. */
export const asLeft = (path: string): string => path + (searches.get(path) ?? '')

const here = (): string => location.pathname

/**
 * Scrolls a list to the place where it was left; the first time to what `begin` finds.
 * @param isReady whether the list has been drawn
 * @param begin finds what the list is to open at
 */
export function useKeptScroll(isReady: boolean, begin: () => Element | null): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const place = places.get(here())
    if (place === undefined) begin()?.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, place)
    // Only when the list has come: it is not moved while somebody reads it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
