import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { spread } from '../support/spread.ts'
import { expectToRun } from './still-runs.ts'

/** bench:mixed is not here: test/rest/wire/mixed-load.test.ts runs the same. */
describe('a bench of what the server answers still runs:', () => {
  test.each([
    ['rules', /standings/],
    ['wishes', /^\| 8 \| 2 reversed \| /m],
  ])('%s, by its command', async (name, printed) => {
    const script = resolve(import.meta.dirname, '../../scripts/bench.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [script, name], {
      env: { ...process.env, REHEARSAL: '1' },
    })
    expect(stdout).toMatch(printed)
  })

  const benches: readonly [string, ...Parameters<typeof expectToRun>][] = [
    ['durable', () => import('./durable/main.ts'), NaN, /^\| PostgreSQL, 8 at once \| /m],
    ['long-writes', () => import('./long-writes/main.ts'), NaN, /^\| 3 plays \| /m],
    ['plan', () => import('./plan/main.ts'), NaN, /^\| PostgreSQL \| /m],
    ['streams', () => import('./streams/main.ts'), NaN, /^\| once all streams are closed \| /m],
    ['rest', () => import('./rest/main.ts'), 1000, /^POST of a score /m],
    [
      'replication',
      () => import('./replication/main.ts'),
      NaN,
      /^\| push of 6 entries each, 5 at once, documents\/s \| /m,
    ],
  ]
  // The shortest, and the others in npm run test:thorough.
  spread(benches.length, benches, some => {
    test.each(some)('%s', (_name, ...bench) => expectToRun(...bench))
  })
})
