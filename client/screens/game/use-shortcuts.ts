import { useEffect } from 'react'
import { singleKeysWork } from '../../base/device/single-keys.ts'

/** The keys of the huge buttons: those of the team on the left, and those of the other one. */
export const scoreKeys: readonly [readonly string[], readonly string[]] = [
  ['1', '2', '3', '4'],
  ['7', '8', '9', '0'],
]

/** The keys of the other buttons of a game. */
export const gameKeys = { undo: 'u', putBack: 'r', more: 'm', start: 's', end: 'e' } as const

/**
 * Lets keys tap the buttons of the screen that say a key of theirs (`aria-keyshortcuts`): like a finger,
 * through the same guard, and once however long the key is held. Not while somebody writes or a dialog asks
 * something.
 * @param onHelp called at `?`
 */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (
        event.repeat ||
        event.altKey ||
        isWriting(event.target) ||
        document.querySelector('[role="dialog"]')
      )
        return
      const key =
        event.ctrlKey || event.metaKey ? undoKey(event) : singleKeysWork() ? event.key.toLowerCase() : null
      if (key === null) return
      if (key === '?') return onHelp()
      const button = [...document.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]')].find(
        one => one.getAttribute('aria-keyshortcuts') === key && !one.disabled,
      )
      if (!button) return
      event.preventDefault()
      button.click()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [onHelp])
}

/** The usual keys of other programs for undo and redo. */
function undoKey({ key, shiftKey }: KeyboardEvent): string | null {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? gameKeys.putBack : gameKeys.undo
    case 'y':
      return gameKeys.putBack
    default:
      return null
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
