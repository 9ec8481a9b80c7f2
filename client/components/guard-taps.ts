const CONTROLS = 'button:not([data-unguarded]), a[href], [role="tab"]'
/** A finger about to tap cannot react within this time when another control appears under it. */
const SETTLE_MS = 500
/** Two taps within this time are one finger that bounced on the glass. */
const BOUNCE_MS = 300
/** How far a control may move under a finger, as pressed ones do. */
const SLACK_PX = 8

interface Seen {
  readonly name: string
  readonly box: DOMRect
  /** The time when the control got this name and this place. */
  readonly since: number
}

/**
 * Blocks taps meant for something else: taps on a control that appeared, moved or changed its label within
 * the last half second, and those of a bouncing finger. Repeated taps on an unchanged control all count. A
 * key that is held down counts once.
 * @returns a function that ends it
 */
export function guardTaps(): () => void {
  let seen = new Map<Element, Seen>()
  let last: { readonly control: Element; readonly at: number } | null = null
  let [isChanged, isScrolled, scrolledTo] = [true, false, 0]

  const look = (): void => {
    const now = performance.now()
    // Controls covered by a dialog count as absent: they appear when the dialog closes. A dialog opened from
    // another comes after it.
    const shown = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
    const found = [...shown.querySelectorAll(CONTROLS)].map(
      control => [control, seeing(control, seen.get(control), now, isScrolled && !isChanged)] as const,
    )
    seen = new Map(found)
    isChanged = isScrolled = false
    scrolledTo = window.scrollY
  }
  // Look after the drawing, to avoid delaying the effect of a tap on the screen.
  const lookSoon = (): void => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isChanged || isScrolled) look()
      }),
    )
  }
  const changed = (): void => {
    if (!isChanged) lookSoon()
    isChanged = true
  }
  const scrolled = (): void => {
    if (!isScrolled) lookSoon()
    isScrolled = true
  }
  const tapped = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    if (!control) return
    const now = performance.now()
    if (window.scrollY !== scrolledTo) isScrolled = true
    // A movement without a change of the page, as by an animation, is noticed here at the latest.
    const was = seen.get(control)
    if (isChanged || isScrolled || !was || isElsewhere(was.box, control.getBoundingClientRect())) look()
    const isSettled = now - (seen.get(control)?.since ?? now) >= SETTLE_MS
    const isBounce = last?.control === control && now - last.at < BOUNCE_MS
    if (isSettled && !isBounce) last = { control, at: now }
    else stop(event)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (
      event.repeat &&
      event.key === 'Enter' &&
      event.target instanceof Element &&
      event.target.closest(CONTROLS)
    )
      stop(event)
  }

  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
  const listening: readonly (readonly [string, EventListener])[] = [
    ['resize', changed],
    ['transitionend', changed],
    ['scroll', scrolled],
  ]
  for (const [name, listener] of listening)
    window.addEventListener(name, listener, { capture: true, passive: true })
  window.addEventListener('click', tapped, { capture: true })
  window.addEventListener('keydown', pressed, { capture: true })
  return () => {
    observer.disconnect()
    for (const [name, listener] of listening) window.removeEventListener(name, listener, { capture: true })
    window.removeEventListener('click', tapped, { capture: true })
    window.removeEventListener('keydown', pressed, { capture: true })
  }
}

/** @param isFollowed whether its place changed only because the finger scrolled the page */
function seeing(control: Element, before: Seen | undefined, now: number, isFollowed: boolean): Seen {
  const [name, box] = [nameOf(control), control.getBoundingClientRect()]
  const isSame = before?.name === name && (isFollowed || !isElsewhere(before.box, box))
  return { name, box, since: isSame ? before.since : now }
}

/** The name of a control for comparison: its label, and whether it can be tapped. */
const nameOf = (control: Element): string =>
  `${control.getAttribute('aria-label') ?? control.textContent} ${control.matches(':disabled, [aria-disabled="true"]') ? 'off' : 'on'}`

const isElsewhere = (a: DOMRect, b: DOMRect): boolean =>
  [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].some(by => Math.abs(by) > SLACK_PX)

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
