import type { Locator } from 'playwright-core'

/**
 * The hand of an organizer, who counts what an event takes: each tap is one, and so is each text that is
 * typed or pasted.
 */
export class Hand {
  count = 0

  async tap(target: Locator): Promise<void> {
    this.count++
    await target.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count++
    await field.fill(text)
  }
}
