import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Runs browser tests of which some pass only when they run once more, and some never. */
async function runTests({ flaky = 0, failures = 0, withPage = false }) {
  const kept = mkdtempSync(join(tmpdir(), 'sideline-kept-pages-'))
  onTestFinished(() => rmSync(kept, { recursive: true }))
  const vitest = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'test/retry/vitest.config.ts', '--root', root],
    {
      cwd: root,
      env: {
        ...process.env,
        FLAKY: String(flaky),
        FAILURES: String(failures),
        WITH_PAGE: withPage ? '1' : '',
        KEPT_PAGES: kept,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [printed, errors] = await Promise.all([
    text(vitest.stdout),
    text(vitest.stderr),
    once(vitest, 'exit'),
  ])
  const output = stripVTControlCharacters(printed + errors)
  onTestFailed(() => console.log(output))
  return { exitCode: vitest.exitCode, output, listed: output.split('Passed on retry: ')[1], kept }
}

describe('a browser test that fails', () => {
  test(
    'and passes when it runs once more is listed, with what its page showed when it failed',
    { tags: ['long'] },
    async () => {
      const { exitCode, listed = '', kept } = await runTests({ flaky: 2, withPage: true })
      expect(listed).toMatch(/^3\n/)
      expect(listed).toContain('test/retry/by-chance.fixture.ts > a page > comes too late for once')
      expect(listed).toContain('test/retry/by-chance.fixture.ts > number 1 is flaky')
      expect(exitCode).toBe(0)

      const folder = join(kept, 'test retry by chance.fixture.ts comes too late for once', 'attempt 1')
      expect(listed).toContain(folder)
      expect(readFileSync(join(folder, 'pages.txt'), 'utf8')).toContain('What somebody sees')
      expect(readFileSync(join(folder, 'browser-0-page-1.png')).subarray(1, 4).toString()).toBe('PNG')
      expect(readFileSync(join(folder, 'browser-0-trace.zip')).subarray(0, 2).toString()).toBe('PK')
      expect(existsSync(join(folder, '../attempt 2'))).toBe(false)
    },
  )

  test('is one too many if it is the fourth that passes only when it runs once more', async () => {
    const { exitCode, listed } = await runTests({ flaky: 4 })
    expect(listed).toMatch(/^4\n/)
    expect(listed).toContain('More than 3 tests passed on retry, so the run has failed.')
    expect(exitCode).toBe(1)
  })

  test('twice has failed, and is not listed', async () => {
    const { exitCode, output, listed } = await runTests({ failures: 1 })
    expect(output).toMatch(/Tests +1 failed \| 1 passed/)
    expect(output).toMatch(/× number 0 always fails .*\(retry x1\)/)
    expect(listed).toBeUndefined()
    expect(exitCode).toBe(1)
  })

  test('runs once more only if it is a browser test', async () => {
    const { default: config } = await import('../../vitest.config.ts')
    const { projects = [], retry } = config.test ?? {}
    const retries = projects.map(project =>
      typeof project === 'object' && 'test' in project ? [project.test?.name, project.test?.retry] : project,
    )
    expect(retries).toEqual([
      ['server', undefined],
      ['tests', undefined],
      ['browser', 1],
    ])
    expect(retry).toBeUndefined()
  })
})
