import { describe, test } from 'vitest'
import { expectToRun } from './still-runs.ts'

/** In a file of their own, so that they run in parallel to the others. */
describe('a bench of whole programs still runs:', { tags: ['thorough'] }, () => {
  test.each<[string, ...Parameters<typeof expectToRun>]>([
    ['export', () => import('./export/main.ts'), 2000, /^\| import, killed half way and run again \| /m],
    ['stats', () => import('./stats/main.ts'), 16, /^\| of 8 games of which all \d+ lines are wrong \| /m],
    ['day', () => import('./day/main.ts'), NaN, /^\| a goal on the screen, p95 \| /m],
    ['tablet', () => import('./tablet/main.ts'), NaN, /^\| 2 games of 2 goals \| /m],
  ])('%s', (_name, ...bench) => expectToRun(...bench))
})
