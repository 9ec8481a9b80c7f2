import { defineConfig } from 'vitest/config'

const browserTests = 'test/browser/**/*.test.{ts,tsx}'
// These change nothing that other files could see: no global functions, no clock, no RxDB, which counts its collections per process.
const serverTests = 'test/{accounts,database,http,import,rest,rules,scoring}/**/*.test.ts'
// Long enough for a machine that does other work too: slow is not wrong.
const timeouts = { testTimeout: 60_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    // Here and not in the projects, which would each have a PostgreSQL of their own.
    globalSetup: 'test/support/global-setup.ts',
    maxWorkers: 2,
    projects: [
      {
        // Files share their imports: loading the server takes longer than many of them.
        test: { name: 'server', include: [serverTests], isolate: false, ...timeouts },
      },
      {
        test: { name: 'tests', include: ['test/**/*.test.{ts,tsx}'], exclude: [serverTests, browserTests, '**/node_modules/**'], ...timeouts },
      },
      {
        // One browser at a time, after the other tests: it takes whole processors.
        test: { name: 'browser', include: [browserTests], fileParallelism: false, sequence: { groupOrder: 1 }, ...timeouts },
      },
    ],
  },
})
