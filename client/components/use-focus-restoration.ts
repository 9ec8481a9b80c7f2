import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus within a part of the screen when the focused element disappears or is disabled, and returns
 * it when a dialog closes: keyboard and screen reader users would otherwise start again at the top of the
 * page.
 * @returns a ref for the part's element, which must be focusable
 */
export function useFocusRestoration<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    let last: HTMLElement | null = null
    const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')
    const isNowhere = (): boolean => {
      const { activeElement } = document
      return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
    }
    const noted = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.closest('[role="dialog"]')) return
      last = part.current?.contains(target) ? target : null
    }
    // A tap outside all buttons is meant for none of them.
    const left = ({ target }: FocusEvent): void => {
      setTimeout(() => {
        if (target === last && last && isUsable(last) && isNowhere()) last = null
      })
    }
    const changed = new MutationObserver(() => {
      if (!last || !isNowhere() || document.querySelector('[role="dialog"]')) return
      ;(isUsable(last) ? last : part.current)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', noted)
    document.addEventListener('focusout', left)
    changed.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', noted)
      document.removeEventListener('focusout', left)
      changed.disconnect()
    }
  }, [])
  return part
}
