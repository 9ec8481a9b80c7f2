// How browser tests run, for those of by-chance.fixture.ts.
import { defineConfig } from 'vitest/config'
import { onceMore, timeouts } from '../../vitest.config.ts'
import { PassedOnRetry } from '../support/passed-on-retry.ts'

export default defineConfig({
  test: {
    include: ['test/retry/by-chance.fixture.ts'],
    setupFiles: 'test/support/tell-of-pages.ts',
    reporters: ['default', new PassedOnRetry()],
    provide: { keptPages: process.env.KEPT_PAGES ?? '' },
    isolate: false,
    ...onceMore,
    ...timeouts,
  },
})
