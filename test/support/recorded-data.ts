// Data recorded from real events. They are in a folder next to the project, so a checkout alone may not have
// them.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, test } from 'vitest'

export const recordedData = resolve(import.meta.dirname, '../../../shared/data')

/** A describe block that is left out, and says so, if the recorded data is not there. */
export function describeRecorded(name: string, body: () => void): void {
  if (existsSync(recordedData)) {
    describe(name, body)
    return
  }
  // The body is not even read: it may open files at once.
  describe.skip(`${name} (left out: the recorded data, ../shared/data, is not there)`, () => {
    test('needs the recorded data', () => undefined)
  })
}
