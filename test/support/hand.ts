import { readFileSync } from 'node:fs'
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

  /** Pastes cells of a spreadsheet into a table, from one of its cells on. */
  async paste(cell: Locator, text: string): Promise<void> {
    this.count++
    await cell.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  /** Chooses in a list of the browser: a tap opens it, and another one chooses. */
  async pick(list: Locator, label: string): Promise<void> {
    this.count += 2
    await list.selectOption(label)
  }

  /** Chooses a file, which is one tap: the dialog for it belongs to the system. */
  async give(input: Locator, file: { name: string; mimeType: string; text: string }): Promise<void> {
    this.count++
    await input.setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: Buffer.from(file.text) })
  }
}

const guide = new URL('../../docs/organizers.md', import.meta.url)

/**
 * The taps that the organizers' guide promises for an event, which is the first cell of a row of its table.
 * @throws if no row has that event
 */
export function promisedTaps(event: string): number {
  const rows = readFileSync(guide, 'utf8').split('\n')
  const row = rows.find(line => line.startsWith(`| ${event} |`))
  if (row === undefined) throw new Error(`docs/organizers.md promises no number of taps for: ${event}`)
  return Number(row.split('|')[2])
}
