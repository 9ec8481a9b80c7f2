import { useEffect, type RefObject } from 'react'
import { confirmTap } from '../../base/device/feedback.ts'

const FLASH_MS = 150

/**
 * Shows a tap that scores at once, before anything is written: its button flashes, and it is felt and heard
 * as somebody chose. A tap that the guard holds back never comes this far.
 */
export function useTapFeedback(part: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    const tapped = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button[data-scores]') : null
      if (!button || button.matches(':disabled')) return
      button.animate([{ filter: 'brightness(1.7)' }, { filter: 'none' }], FLASH_MS)
      confirmTap()
    }
    element.addEventListener('click', tapped)
    return () => element.removeEventListener('click', tapped)
  }, [part, isThere])
}
