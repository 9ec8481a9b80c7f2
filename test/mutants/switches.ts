/** The values that Stryker's code in the mutated files reads and writes. */
interface Switches {
  activeMutant: string | undefined
  currentTestId: string | undefined
  /** How often each mutant was passed: by each test, and while files were loaded. */
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  /** A mutant that is passed more often than the limit throws: it runs on and on. */
  hitCount: number
  hitLimit: number
}

declare global {
  var __stryker__: Switches | undefined
}

export const switches: Switches = (globalThis.__stryker__ = {
  activeMutant: undefined,
  currentTestId: undefined,
  mutantCoverage: { static: {}, perTest: {} },
  hitCount: 0,
  hitLimit: Infinity,
})
