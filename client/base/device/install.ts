import { BehaviorSubject } from 'rxjs'

/** What Chromium gives a page that can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Which way onto the home screen there is: by a button here, or by the browser's own menus. */
export type InstallWay = 'installed' | 'button' | 'share' | 'menu'

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

const offer$ = new BehaviorSubject<InstallOffer | null>(null)

// It comes once, soon after the start: whoever asks later has to have it.
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  if (isOffer(event)) offer$.next(event)
})
window.addEventListener('appinstalled', () => offer$.next(null))

/** Changes when there is another way. */
export const installOffered$ = offer$.asObservable()

export function installWay(): InstallWay {
  if (matchMedia('(display-mode:standalone)').matches || Reflect.get(navigator, 'standalone') === true)
    return 'installed'
  if (offer$.value) return 'button'
  // An iPad says that it is a Mac, and has fingers on it.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  return isApple ? 'share' : 'menu'
}

/** Lets the browser ask whether it is to be installed. It lets that be done once. */
export async function install(): Promise<void> {
  const offer = offer$.value
  offer$.next(null)
  await offer?.prompt()
}
