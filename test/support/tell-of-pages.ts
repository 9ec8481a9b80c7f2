// Runs before each file of browser tests: a test that fails prints what its pages show, and keeps that with
// pictures and traces.
import { join } from 'node:path'
import { afterEach, inject } from 'vitest'
import { beginTraces, keepPages, tellOfPages, traceBrowsers } from './open-pages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The folders with what was kept of the attempts that failed. */
    keptPages?: string[]
  }
}

traceBrowsers()

// Before the test closes its browsers, which it does when it is finished.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return beginTraces()
  console.log(`When "${task.name}" failed:\n${await tellOfPages()}`)
  const attempt = (task.result.retryCount ?? 0) + 1
  const folder = join(inject('keptPages'), inWords(`${task.file.name} ${task.name}`), `attempt ${attempt}`)
  await keepPages(folder)
  task.meta.keptPages = [...(task.meta.keptPages ?? []), folder]
})

const inWords = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, 150)
