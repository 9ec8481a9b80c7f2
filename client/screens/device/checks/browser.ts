import { t } from '../../../texts/t.ts'
import { good, odd, type Finding } from './check.ts'

/** Whether the app starts without a network: a service worker answers for this page, and it has the page. */
export async function checkOffline(): Promise<Finding> {
  if (!('serviceWorker' in navigator)) return odd(t('tablet.found.noWorker'))
  const isReady =
    navigator.serviceWorker.controller !== null &&
    (await caches.match('/index.html', { ignoreSearch: true })) !== undefined
  return isReady ? good(t('tablet.found.ready')) : odd(t('tablet.found.notReady'))
}

/** Whether the camera gives a picture. */
export async function checkCamera(): Promise<Finding> {
  // A page that does not come over https has no such thing.
  if (!('mediaDevices' in navigator)) return odd(t('tablet.found.noCamera'))
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    for (const track of stream.getTracks()) track.stop()
    return good(t('tablet.found.camera'))
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    return odd(isRefused ? t('tablet.found.cameraRefused') : t('tablet.found.noCamera'))
  }
}

/** Whether the screen can be kept on. */
export async function checkScreen(): Promise<Finding> {
  if (!('wakeLock' in navigator)) return odd(t('tablet.found.screenUnable'))
  try {
    await (await navigator.wakeLock.request('screen')).release()
    return good(t('tablet.found.screenStays'))
  } catch {
    return odd(t('tablet.found.screenRefused'))
  }
}
