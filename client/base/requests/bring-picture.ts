import { actingHeaders } from './acting-person.ts'

/**
 * Asks for a picture as who uses the device, which a picture in a page cannot say of a pass holder. The
 * service worker keeps the answer, and has it for the page from then on.
 * @returns whether there is one
 */
export async function bringPicture(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { headers: actingHeaders() })
    // Read to its end: it is kept whole.
    await answer.blob()
    return answer.ok
  } catch {
    return false
  }
}
