// Runs before the app: if a script or style of the page did not come, nothing else is there that could ask for
// it again. What comes later is `client/base/device/reload-when-reachable.ts`.
'use strict'

const AGE_MS = 5000
const PAUSE_MS = 1000

/** @param {Event} event what could not be loaded */
function missed({ target }) {
  const isPart =
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
  if (!isPart || document.getElementById('root')?.hasChildNodes()) return
  removeEventListener('error', missed, true)
  setTimeout(comeAgain, AGE_MS)
}

async function comeAgain() {
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached) location.reload()
  else setTimeout(comeAgain, PAUSE_MS)
}

addEventListener('error', missed, true)
