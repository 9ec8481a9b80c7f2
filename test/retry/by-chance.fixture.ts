// Tests that fail as often as a run asks for, and one that has a page open meanwhile.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'

const failures = Number(process.env.FAILURES)
const flaky = Number(process.env.FLAKY)
const attempts = new Map<string, number>()

/** Fails so many times, then passes. */
function failAtFirst(name: string, times: number): void {
  const attempt = (attempts.get(name) ?? 0) + 1
  attempts.set(name, attempt)
  expect(attempt, `attempt of ${name}`).toBeGreaterThan(times)
}

describe.runIf(process.env.WITH_PAGE === '1')('a page', () => {
  let page: Page

  beforeAll(async () => {
    const { launchBrowser } = await import('../support/chromium.ts')
    const browser = await launchBrowser()
    page = await browser.context.newPage()
    await page.setContent('<h1>What somebody sees</h1>')
    return () => browser.close()
  })

  test('comes too late for once', async () => {
    await page.getByRole('heading').waitFor()
    failAtFirst('page', 1)
  })
})

test.for(Array.from({ length: flaky }, (_, at) => at))('number %i is flaky', at => {
  failAtFirst(`flaky ${at}`, 1)
})

test.for(Array.from({ length: failures }, (_, at) => at))('number %i always fails', at => {
  failAtFirst(`failing ${at}`, Infinity)
})

test('one that passes', () => {
  expect(attempts.get('passing')).toBeUndefined()
})
