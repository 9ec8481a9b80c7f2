import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { inject, test, vi } from 'vitest'
import type { CollectedTest } from './collected-tests.ts'
import type { Mutant } from './instrument.ts'
import { switches } from './switches.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mutants: Mutant[]
    tests: string[]
    results: string
  }
}

/** A test as it ran without any mutant. */
interface Known extends CollectedTest {
  readonly milliseconds: number
  readonly passes: Readonly<Record<string, number>>
}

/** A file of tests with what it took, and the mutants that it passes while it is loaded. */
interface TestFile {
  readonly path: string
  readonly tests: readonly Known[]
  readonly milliseconds: number
  readonly whileLoading: ReadonlySet<string>
}

// The same cases for each mutant, and nothing but whether they fail.
fc.configureGlobal({ seed: 1, endOnFailure: true })

async function load(path: string): Promise<CollectedTest[]> {
  // As in all tests, but with the modules that are loaded after the reset.
  await import('../support/speak-english.ts')
  await import(/* @vite-ignore */ path)
  // After a reset of the modules, the tests have registered with this one.
  const { takeCollected } = await import('./collected-tests.ts')
  return takeCollected()
}

async function know(path: string): Promise<TestFile> {
  const begun = performance.now()
  switches.mutantCoverage = { static: {}, perTest: {} }
  vi.resetModules()
  const collected = await load(path)
  const whileLoading = new Set(Object.keys(switches.mutantCoverage.static))
  const tests: Known[] = []
  for (const { name, run } of collected) {
    const start = performance.now()
    switches.currentTestId = name
    await run()
    switches.currentTestId = undefined
    const passes = switches.mutantCoverage.perTest[name] ?? {}
    tests.push({ name, run, passes, milliseconds: performance.now() - start })
  }
  return { path, tests, whileLoading, milliseconds: performance.now() - begun }
}

/** Whether any of the tests fails, those first that take least. */
async function isNoticedBy(tests: readonly Known[], passes: number): Promise<boolean> {
  for (const { run } of tests.toSorted((one, other) => one.milliseconds - other.milliseconds)) {
    switches.hitCount = 0
    switches.hitLimit = 100_000 + 100 * passes
    try {
      await run()
    } catch {
      return true
    }
  }
  return false
}

/** Tries a mutant on files that are loaded again, because they pass it while they are loaded. */
async function isNoticedAnew({ id }: Mutant, files: readonly TestFile[]): Promise<boolean> {
  vi.resetModules()
  for (const { path, tests } of files.filter(({ whileLoading }) => whileLoading.has(id))) {
    switches.hitCount = 0
    switches.hitLimit = 10_000_000
    let collected: CollectedTest[]
    try {
      collected = await load(path)
    } catch {
      return true
    }
    if (collected.length !== tests.length) return true
    const reloaded = tests.map((known, index) => ({ ...known, run: collected[index]?.run ?? known.run }))
    if (await isNoticedBy(reloaded, 0)) return true
  }
  return false
}

test('each mutant', async () => {
  const results = inject('results')
  const known: TestFile[] = []
  for (const path of inject('tests')) known.push(await know(path))
  const files = known.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const triedBefore = existsSync(results) ? readFileSync(results, 'utf8').split('\n').length - 1 : 0
  for (const mutant of inject('mutants').slice(triedBefore)) {
    const passing = files.flatMap(({ tests }) => tests.filter(({ passes }) => passes[mutant.id]))
    const passes = Math.max(0, ...passing.map(one => one.passes[mutant.id] ?? 0))
    // The script knows by it which one runs on and on.
    const usual = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    writeFileSync(`${results}.now`, JSON.stringify({ ...mutant, usual }))
    switches.activeMutant = mutant.id
    const isNoticed = (await isNoticedBy(passing, passes)) || (await isNoticedAnew(mutant, files))
    switches.activeMutant = undefined
    appendFileSync(results, `${JSON.stringify({ ...mutant, isNoticed })}\n`)
  }
})
