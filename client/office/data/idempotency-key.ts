/**
 * The idempotency key of a request that may be sent again, so that the server performs it once: the same for
 * the same request of the same attempt.
 */
export async function keyOfRequest(attempt: string, path: string, body: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path + JSON.stringify(body)))
  return `${attempt}-${[...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
