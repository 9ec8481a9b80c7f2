// The words on the buttons of a page that are cut off or broken, found in the page: there are thousands.
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /**
     * The buttons with a word that is cut off or broken.
     * @param within the buttons to look at
     * @param width the width that the page has as if it were the screen's
     */
    wrongWords(within: string, width?: number): string[]
  }
}

/** Gives a page what finds wrong words. To be called before it is opened. */
export async function withWordFinder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** The words of a text that stand on more than one line. Those with a hyphen may end a line with it. */
    const brokenIn = (text: Text): string[] =>
      [...text.data.matchAll(/[^\s/\-‑–]+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    const textsIn = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      return texts
    }
    /** A name with an ellipsis is not cut off, nor is what the last play was. */
    const isCut = (part: Element): boolean => {
      const { display, textOverflow, overflowY, overflowX } = getComputedStyle(part)
      if (part.matches('small') || (textOverflow === 'ellipsis' && display !== 'flex')) return false
      return (
        (overflowX !== 'visible' || display !== 'inline' ? part.scrollWidth > part.clientWidth + 1 : false) ||
        (overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 1)
      )
    }
    const faultsOf = (button: Element, right: number): string[] => {
      const box = button.getBoundingClientRect()
      const isOut = (part: Element): boolean => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      }
      const broken = textsIn(button).flatMap(brokenIn)
      const parts = [...button.querySelectorAll('span, b, small')].filter(part => part.checkVisibility())
      return [
        ...(broken.length > 0 ? [`breaks ${broken.join(', ')}`] : []),
        ...(box.right > right || parts.some(part => isOut(part) || isCut(part)) ? ['is cut off'] : []),
      ]
    }
    window.wrongWords = (within, width = innerWidth) => {
      document.body.style.width = `${width}px`
      return [...document.querySelectorAll(within)]
        .filter(
          button =>
            !button.closest('[role="tabpanel"]') && button.checkVisibility({ visibilityProperty: true }),
        )
        .flatMap(button =>
          faultsOf(button, width).map(
            fault => `${width}, ${button.textContent.replace(/\s+/g, ' ').trim()}: ${fault}`,
          ),
        )
    }
  })
}
