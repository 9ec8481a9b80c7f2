import { defineConfig } from 'vitest/config'

// Apart from the other tests: it needs two more browsers, and each test takes a while.
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/every-browser/**/*.test.ts'],
    fileParallelism: false,
    // Long enough for a machine that does other work too: slow is not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
