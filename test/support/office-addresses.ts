// Which addresses of the server the office calls: those that its own OpenAPI document describes, and two
// doors of the app.
import type { BrowserContext, Request } from 'playwright-core'
import { z } from 'zod'
import { buildDocument } from '../../server/rest/document/document.ts'
import { REST_PATH } from '../../server/rest/requests/addresses.ts'

/**
 * Addresses that the app uses itself on every page, the office's too: no program needs them to do the work
 * of the office.
 */
const ownDoors = [
  // The person signed in at this browser, by a cookie, and their invitations: a program uses a token or OAuth
  // 2.0.
  /^\/accounts\//,
  // The stream of what tablets record: the corner of every page says whether all of it is sent.
  // docs/clients.md has its protocol.
  /^\/replication\//,
]

const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(buildDocument()(''))

const described = Object.entries(paths).map(([template, methods]) => ({
  path: new RegExp(`^${REST_PATH}${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: new Set(Object.keys(methods).map(method => method.toUpperCase())),
}))

/**
 * Whether anybody could call an address who has read the OpenAPI document, or it is one of the app's own
 * doors.
 */
export const isKnownAddress = (method: string, path: string): boolean =>
  ownDoors.some(door => door.test(path)) ||
  described.some(one => one.path.test(path) && one.methods.has(method))

const unknown = new Set<string>()

/** Addresses that the office called since the last time, and that nobody could know: `GET /v1/teamz/`. */
export function takeUnknownAddresses(): string[] {
  const taken = [...unknown]
  unknown.clear()
  return taken
}

/** Listens to all that the office asks the server in a browser. */
export function watchOfficeAddresses(context: BrowserContext): void {
  context.on('request', request => {
    if (!isFromOffice(request)) return
    const method = request.method()
    const { pathname } = new URL(request.url())
    if (!isKnownAddress(method, pathname)) unknown.add(`${method} ${pathname}`)
  })
}

/** Files of the app itself come by other ways than these. */
function isFromOffice(request: Request): boolean {
  if (!['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) return false
  if (request.serviceWorker()) return false
  return new URL(request.frame().url()).pathname.startsWith('/office')
}
