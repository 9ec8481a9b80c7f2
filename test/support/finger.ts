// A finger on the glass, as code that runs in the page: thousands of taps would take minutes from outside.
import type { BrowserContext, Locator, Page } from 'playwright-core'

/** A double tap at one place, and the effect of its first tap. */
export interface Tap {
  /** The control's name, or with an asterisk how it begins. */
  readonly on: string
  /** How many lines the list of plays has more, or less. */
  readonly lines?: number
  /** The selector of an element that is there afterwards; after a `!`, of one that is not. */
  readonly then?: string
}

interface Finger {
  /** Advances `performance.now()`, and no other clock. */
  later(ms: number): void
  /** Resolves when the page changes no longer. */
  quiet(): Promise<void>
  /** The elements that took taps since the last call. */
  taken(): string[]
}

declare global {
  interface Window {
    finger: Finger
  }
}

/** Gives a page, or all pages of a browser, its finger. To be called before they are opened. */
export async function withFinger(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    let [now, changes] = [performance.now(), 0]
    let taken: string[] = []
    // It stops between the taps, however slow the machine is.
    performance.now = () => now
    // Nobody looks at the frames: they need not wait for a screen.
    window.requestAnimationFrame = draw =>
      window.setTimeout(() => {
        draw(performance.now())
      }, 0)
    window.cancelAnimationFrame = clearTimeout
    // Taps that the app ignores, because the button has only just appeared, do not reach this listener.
    document.addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('button, a[href], [role="tab"]') : null
        if (control) taken.push(control.getAttribute('aria-label') ?? control.textContent)
      },
      { capture: true },
    )
    new MutationObserver(() => {
      changes++
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    window.finger = {
      quiet: async () => {
        for (let still = 0; still < 2;) {
          const before = changes
          await new Promise(requestAnimationFrame)
          const moves = document
            .getAnimations()
            .some(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            )
          still = before === changes && !moves ? still + 1 : 0
        }
      },
      later: ms => {
        now += ms
      },
      taken: () => {
        const all = taken
        taken = []
        return all
      },
    }
  })
}

/**
 * Touches a button as somebody does who looks first, on a page with a finger: it has stood there for a while,
 * and the finger does not bounce. One that changes just then takes no tap, and is touched again.
 */
export async function touch(button: Locator): Promise<void> {
  const page = button.page()
  let taken: readonly string[] = []
  while (taken.length === 0) {
    const spot = await button.evaluate(spotOn)
    if (!spot) continue
    await page.touchscreen.tap(...spot)
    taken = await page.evaluate(() => window.finger.taken())
  }
}

/**
 * In the page: brings a button into view and waits until it can be tapped and nothing moves.
 * @returns its middle; undefined if it is gone or covered then
 */
async function spotOn(button: Element): Promise<readonly [x: number, y: number] | undefined> {
  while (button.isConnected && button.matches(':disabled')) await new Promise(requestAnimationFrame)
  button.scrollIntoView({ block: 'nearest' })
  await window.finger.quiet()
  const { left, top, width, height } = button.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const under = document.elementFromPoint(x, y)
  if (button.matches(':disabled') || !under || !button.contains(under)) {
    button.scrollIntoView({ block: 'center' })
    return undefined
  }
  window.finger.later(600)
  window.finger.taken()
  return [x, y]
}

/**
 * Taps twice on each of these, at one place, as a nervous finger does, even if the first tap has put another
 * element there.
 * @returns the failures: an element moved, took the place of another, is not fully visible, or took the
 * second tap
 */
export const tapTwice = (page: Page, taps: readonly Tap[]): Promise<string[]> =>
  page.evaluate(async taps => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    const nameOf = (control: Element): string =>
      (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim()
    const all = (): Element[] =>
      [...document.querySelectorAll('button, a[href], [role="tab"]')].filter(control =>
        control.checkVisibility({ visibilityProperty: true }),
      )
    const isSeen = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const under = document.elementFromPoint(
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      )
      return (
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth &&
        under !== null &&
        control.contains(under)
      )
    }
    /** Whether a tap on its middle is one on it. */
    const isMet = (control: Element): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const under = document.elementFromPoint(left + width / 2, top + height / 2)
      return under !== null && control.contains(under)
    }
    /**
     * Lines of the list go down when another one comes, and what comes below the buttons changes as a whole.
     */
    const isLine = (control: Element): boolean =>
      control.closest('[data-testid="play"], [data-testid="refused"]') !== null
    const edgeOf = (selector: string, edge: 'left' | 'right'): number =>
      document.querySelector(selector)?.getBoundingClientRect()[edge] ?? NaN
    /**
     * Without a column of their own, or on a low screen, the frequent plays go down as a whole when a question
     * comes above them.
     */
    const isPushed = (control: Element): boolean =>
      control.closest('section[aria-label="Plays at hand"]') !== null &&
      (innerHeight <= 500 ||
        edgeOf('[role="tablist"]', 'left') < edgeOf('section[aria-label="Score"]', 'right'))
    const isFixed = (control: Element): boolean =>
      !control.closest('main section, [role="tabpanel"], [role="dialog"]') ||
      control.closest('[role="group"][aria-label^="Points"]') !== null
    const words = ({ left, top, width, height }: DOMRect): string =>
      [left, top, width, height].map(Math.round).join(' ')
    const isSame = (a: DOMRect, b: DOMRect): boolean =>
      [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].every(by => Math.abs(by) <= 1)
    const areApart = (a: DOMRect, b: DOMRect): boolean =>
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
    const lines = (): number =>
      document.querySelectorAll('[data-testid="play"]:not([data-mark="undone"])').length
    const isThen = (then: string): boolean =>
      then.startsWith('!') ? !document.querySelector(then.slice(1)) : document.querySelector(then) !== null

    /** Shortened with an ellipsis, as long names may be, is not cut off. */
    const isCut = (part: Element): boolean => {
      const { display, textOverflow, webkitLineClamp } = getComputedStyle(part)
      const isShortened = webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && display !== 'flex')
      return !isShortened && part.scrollWidth > part.clientWidth + 1
    }
    const notWhole = (control: Element): string | undefined => {
      const { left, right, width, height } = control.getBoundingClientRect()
      if (left < 0 || right > innerWidth + 1)
        return `reaches from ${Math.round(left)} to ${Math.round(right)}`
      if (!isLine(control) && (width < 44 || height < 44))
        return `is ${Math.round(width)} by ${Math.round(height)}`
      const box = control.getBoundingClientRect()
      const parts = [...control.children].flatMap(part => [
        part,
        ...part.querySelectorAll('.mantine-Button-label, .mantine-Button-label > :not(small)'),
      ])
      const isOutside = (part: Element): boolean =>
        part.getBoundingClientRect().top < box.top - 1 || part.getBoundingClientRect().bottom > box.bottom + 1
      return !isLine(control) && parts.some(part => isOutside(part) || isCut(part)) ? 'is cut off' : undefined
    }

    const wrong = new Set<string>()
    for (const { on, lines: more = 0, then } of taps) {
      const find = (): Element | undefined =>
        all().findLast(
          one =>
            (on.endsWith('*') ? nameOf(one).startsWith(on.slice(0, -1)) : nameOf(one) === on) &&
            !one.matches(':disabled'),
        )
      let control = find()
      for (let frames = 0; !control && frames < 500; frames++) {
        await frame()
        control = find()
      }
      if (!control) return [...wrong.add(`There is no ${on}, but ${all().map(nameOf).join(', ')}`)]
      if (!isMet(control)) {
        const scrolled = new Promise(done => {
          window.addEventListener('scroll', done, { once: true, capture: true })
        })
        control.scrollIntoView({ block: 'center' })
        // The page hears that it is drawn long before a finger is there.
        await Promise.race([
          scrolled,
          new Promise(done => {
            setTimeout(done, 100)
          }),
        ])
      }
      await window.finger.quiet()
      window.finger.later(600)
      window.finger.taken()
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const tap = (): void => {
        const under = document.elementFromPoint(x, y)
        if (under instanceof HTMLElement) under.click()
        else under?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }
      const before = new Map(
        all()
          .filter(isSeen)
          .map(one => [
            one,
            { control: one, name: nameOf(one), box: one.getBoundingClientRect(), fixed: isFixed(one) },
          ]),
      )
      const expected = lines() + more
      tap()
      let frames = 0
      do await frame()
      while ((lines() !== expected || (then !== undefined && !isThen(then))) && frames++ < 500)
      if (lines() !== expected || (then !== undefined && !isThen(then)))
        wrong.add(`${on}: did not happen, ${lines()} lines, not ${expected}, ${then}`)

      for (const one of all()) {
        const [was, is] = [before.get(one), one.getBoundingClientRect()]
        if (was) {
          if (!isLine(one) && !isPushed(one) && !isSame(was.box, is))
            wrong.add(`${on}: ${nameOf(one)} moved from ${words(was.box)} to ${words(is)}`)
        } else if (isSeen(one) && !one.closest('[role="dialog"]') && !isLine(one)) {
          const at = [...before.values()].find(
            ({ fixed, box, control: other }) =>
              fixed && !areApart(box, is) && !(isSeen(other) && isSame(box, other.getBoundingClientRect())),
          )
          if (at) wrong.add(`${on}: ${nameOf(one)} came at ${words(is)} where ${at.name} was`)
        }
      }
      for (const one of all().filter(isSeen)) {
        const fault = notWhole(one)
        if (fault) wrong.add(`${nameOf(one)} ${fault}`)
      }
      if (document.documentElement.scrollWidth > innerWidth)
        wrong.add(`${on}: the page is ${document.documentElement.scrollWidth} wide`)
      const under = document.elementFromPoint(x, y)
      // A finger that bounced, or one that meets what has just come.
      window.finger.later(under && control.contains(under) ? 150 : 400)
      tap()
      await frame()
      const taken = window.finger.taken()
      if (taken.length !== 1) wrong.add(`${on}: taken by ${taken.join(' and by ')}`)
    }
    return [...wrong]
  }, taps)
