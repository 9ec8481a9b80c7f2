/** Whether a service worker answers for this page. A worker does so only once it has all files of the app. */
export function isServedByDevice(): boolean {
  // Over plain http a browser has no service workers.
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
