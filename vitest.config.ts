import { defineConfig } from 'vitest/config'

const browserTests = 'test/browser/**/*.test.{ts,tsx}'
// Long enough for a machine that does other work too: slow is not wrong.
const timeouts = { testTimeout: 60_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    // Here and not in the projects, which would each have a PostgreSQL of their own.
    globalSetup: 'test/support/global-setup.ts',
    maxWorkers: 2,
    projects: [
      {
        test: { name: 'tests', include: ['test/**/*.test.{ts,tsx}'], exclude: [browserTests, '**/node_modules/**'], ...timeouts },
      },
      {
        // One browser at a time, after the other tests: it takes whole processors.
        test: { name: 'browser', include: [browserTests], fileParallelism: false, sequence: { groupOrder: 1 }, ...timeouts },
      },
    ],
  },
})
