import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test, vi } from 'vitest'

/** Each with as little as it can measure: its figures mean nothing. What bench:mixed runs, test/rest/mixed-load.test.ts runs. */
describe('a bench still runs:', () => {
  test('rules, by its command', async () => {
    const script = resolve(import.meta.dirname, '../../scripts/bench.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [script, 'rules'], {
      env: { ...process.env, REHEARSAL: '1' },
    })
    expect(stdout).toMatch(/standings/)
  })

  // Without its command, which would translate the whole server anew for each of them.
  test.each<[string, () => Promise<{ bench: (size: number) => Promise<void> }>, number, RegExp]>([
    ['durable', () => import('./durable/main.ts'), NaN, /^\| PostgreSQL, 8 at once \| /m],
    ['plan', () => import('./plan/main.ts'), NaN, /^\| PostgreSQL \| /m],
    ['export', () => import('./export/main.ts'), 2000, /^\| import, killed half way and run again \| /m],
    ['stats', () => import('./stats/main.ts'), 16, /^\| of 8 games of which all \d+ lines are wrong \| /m],
    ['streams', () => import('./streams/main.ts'), NaN, /^\| once all streams are closed \| /m],
    ['tablet', () => import('./tablet/main.ts'), NaN, /^\| heap after 2 games of 2 goals, MB \| /m],
    ['rest', () => import('./rest/main.ts'), 1000, /^POST of a score /m],
    [
      'replication',
      () => import('./replication/main.ts'),
      NaN,
      /^\| push of 6 entries each, 5 at once, documents\/s \| /m,
    ],
  ])('%s', async (_name, load, size, lastLine) => {
    vi.stubEnv('REHEARSAL', '1')
    const print = vi.spyOn(console, 'log').mockReturnValue(undefined)
    const { bench } = await load()
    await bench(size)
    expect(print.mock.calls.map(([line]) => String(line)).join('\n')).toMatch(lastLine)
    print.mockRestore()
  })
})
