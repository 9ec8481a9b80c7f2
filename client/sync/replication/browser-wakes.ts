/**
 * Retries immediately when the browser gives a reason to hope. None of these events proves a connection; only
 * the attempt does.
 */
export function wakeWithBrowser(wake: () => void): void {
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
}
