import { BehaviorSubject } from 'rxjs'

/** Chromium's event for a page that can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** The available way onto the home screen: a button here, or the browser's own menus. */
export type InstallWay = 'installed' | 'button' | 'share' | 'menu'

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

const offer$ = new BehaviorSubject<InstallOffer | null>(null)

// It comes once, soon after the start, and has to be kept for later.
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  if (isOffer(event)) offer$.next(event)
})
window.addEventListener('appinstalled', () => offer$.next(null))

/** Emits when the way changes. */
export const installOffered$ = offer$.asObservable()

export function installWay(): InstallWay {
  if (matchMedia('(display-mode:standalone)').matches || Reflect.get(navigator, 'standalone') === true)
    return 'installed'
  if (offer$.value) return 'button'
  // An iPad reports itself as a Mac, but with a touch screen.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  return isApple ? 'share' : 'menu'
}

/** Opens the browser's installation dialog, which is possible once. */
export async function install(): Promise<void> {
  const offer = offer$.value
  offer$.next(null)
  await offer?.prompt()
}
