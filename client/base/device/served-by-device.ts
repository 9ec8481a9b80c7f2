/** Whether a service worker serves this page, which it does only once it has all files of the app. */
export function isServedByDevice(): boolean {
  // Over plain http a browser has no service workers.
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
