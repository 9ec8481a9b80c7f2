import { vi } from 'vitest'

/** The network between a tablet's code and the server. */
export interface Network {
  /** Whether the tablet is connected. */
  isIn: boolean
}

/**
 * Sends the requests of a tablet's code, which name paths only, to a server with a token. The caller restores
 * `fetch` with `vi.unstubAllGlobals()`.
 */
export function networkTo(serverUrl: string, token: string): Network {
  const reach = globalThis.fetch
  const network = { isIn: true }
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/')) return reach(path, init)
    if (!network.isIn) return Promise.reject(new TypeError('Failed to fetch'))
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return reach(serverUrl + path, { ...init, headers })
  })
  return network
}
