/** The name of the service worker's cache (`vite.config.ts`). */
const CACHE = 'pictures'

/** Waits until the service worker caches pictures. @returns false if there is none, as over plain http */
export async function cachesPictures(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) {
    await new Promise(begins => {
      serviceWorker.addEventListener('controllerchange', begins, { once: true })
    })
  }
  return true
}

/** Deletes pictures that are not public: a person who signed out may not see them any more. */
export async function forgetPrivatePictures(): Promise<void> {
  // Plain http has no caches.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (!kept?.headers.get('Cache-Control')?.startsWith('public')) await cache.delete(request)
  }
}
