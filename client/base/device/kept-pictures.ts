/** As the service worker calls it (`vite.config.ts`). */
const CACHE = 'pictures'

/** Waits until the service worker keeps what is shown. @returns false if there is none, as over plain http */
export async function keepsPictures(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) {
    await new Promise(begins => {
      serviceWorker.addEventListener('controllerchange', begins, { once: true })
    })
  }
  return true
}

/**
 * Lets go of the pictures that not everybody may see: somebody who has signed out may not see them any more.
 */
export async function forgetPrivatePictures(): Promise<void> {
  // There is none over plain http.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (!kept?.headers.get('Cache-Control')?.startsWith('public')) await cache.delete(request)
  }
}
