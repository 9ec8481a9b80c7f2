// Part of the service worker. Its own claim misses a page that is loading at that moment: the page asks itself
// (`client/base/device/new-version.ts`).
'use strict'

addEventListener('message', event => {
  if (event.data?.type === 'CLAIM_PAGES') event.waitUntil(clients.claim())
})
