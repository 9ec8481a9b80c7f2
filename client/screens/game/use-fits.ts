import { useCallback, useState, type RefCallback } from 'react'

/**
 * Whether all of an element is in view at once if it begins where its `top` says: that depends on names,
 * letters and screens.
 * @returns that, and what the element takes as its `ref`
 */
export function useFits(): readonly [fits: boolean, ref: RefCallback<HTMLElement>] {
  const [fits, setFits] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = (): void =>
      setFits(element.offsetHeight + parseFloat(getComputedStyle(element).top) <= window.innerHeight)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [])
  return [fits, ref]
}
