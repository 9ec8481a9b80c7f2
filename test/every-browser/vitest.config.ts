import { defineConfig } from 'vitest/config'

// Apart from the other tests: it needs two more browsers, and each test takes a while.
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/every-browser/**/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 300_000,
    // Long enough for a machine that does other work too: slow is not wrong.
    expect: { poll: { timeout: 20_000 } },
  },
})
