import { cutPower, type Outcome } from './cut-power.ts'

/**
 * Prints what became of the entries that a server had acknowledged before the power failed.
 * @returns whether none was lost if the database waits for the disk, and some were if it does not
 */
export async function test(entries: number): Promise<boolean> {
  let isAsItMustBe = true
  for (const database of ['embedded', 'PostgreSQL'] as const) {
    const outcomes = await cutPower(database, entries)
    if (!outcomes)
      throw new Error(
        'This machine does not let programs mount a disk: run it as root, where there are loop devices.',
      )
    const { waiting, notWaiting } = outcomes
    print(`${database}, waiting for the disk`, waiting)
    print(`${database}, without waiting`, notWaiting)
    isAsItMustBe &&= waiting.lost === 0 && notWaiting.lost > 0
  }
  return isAsItMustBe
}

const print = (what: string, { acknowledged, lost }: Outcome): void =>
  console.log(`${what}: ${lost} of ${acknowledged} acknowledged entries lost`)
