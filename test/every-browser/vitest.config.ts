import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.config.ts'

// Apart from the other tests: it needs two more browsers, and each test takes a while.
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/every-browser/**/*.test.ts'],
    fileParallelism: false,
    ...timeouts,
  },
})
