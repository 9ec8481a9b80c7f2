import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** More browser tests than this that pass only when they run once more are no accident. */
const ACCIDENTS = 3

/** Lists at the end of a run the tests that passed on retry, and fails the run if there are many. */
export class PassedOnRetry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests('passed')]).filter(isFlaky)
    if (tests.length === 0) return
    console.log(`\nPassed on retry: ${tests.length}\n${tests.map(described).join('\n')}`)
    if (tests.length <= ACCIDENTS) return
    console.log(`More than ${ACCIDENTS} tests passed on retry, so the run has failed.`)
    process.exitCode = 1
  }
}

const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky === true

function described(test: TestCase): string {
  const { keptPages = [] } = test.meta()
  const kept = keptPages.map(folder => `\n    ${relative('', folder)}`)
  return `  ${test.module.relativeModuleId} > ${test.fullName}${kept.join('')}`
}
