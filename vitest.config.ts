import { defineConfig } from 'vitest/config'

const browserTests = 'test/browser/**/*.test.{ts,tsx}'
// These change nothing that other files could see: no global functions, no clock, no RxDB, which counts its collections per process.
const serverTests = [
  'test/{accounts,check,database,demo,docs,export,handover,http,import,lint,recounting,rest,rules,scheduling,scoring,sports}/**/*.test.ts',
  'test/replication/!(offline-tournament|rxdb-server-client).test.ts',
]
// Long enough for a machine that does other work too: slow is not wrong.
const timeouts = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 15_000 } } }

export default defineConfig({
  test: {
    // Here and not in the projects, which would each have a PostgreSQL of their own.
    globalSetup: 'test/support/global-setup.ts',
    // Two processors' worth of work, and one more for those that wait.
    maxWorkers: 3,
    maxConcurrency: 2,
    projects: [
      {
        // Files share their imports: loading the server takes longer than many of them.
        test: { name: 'server', include: serverTests, isolate: false, ...timeouts },
      },
      {
        test: {
          name: 'tests',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...serverTests, browserTests, 'test/every-browser/**', '**/node_modules/**'],
          ...timeouts,
        },
      },
      {
        test: { name: 'browser', include: [browserTests], isolate: false, ...timeouts },
      },
    ],
  },
})
