import { actingHeaders } from './acting-person.ts'

/**
 * Requests a picture for the current user, because an image in a page cannot name a pass holder. The service
 * worker caches the answer and serves it to the page from then on.
 * @returns whether there is one
 */
export async function bringPicture(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { headers: actingHeaders() })
    // Read to its end, because the cache keeps it whole.
    await answer.blob()
    return answer.ok
  } catch {
    return false
  }
}
