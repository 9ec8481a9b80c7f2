import { defineConfig, type Plugin } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { PassedOnRetry } from './test/support/passed-on-retry.ts'
import { slowness } from './test/support/slowness.ts'

const speakEnglish = 'test/support/speak-english.ts'
const browserTests = 'test/browser/**/*.test.{ts,tsx}'
// These change nothing that other files could see: no modules, no global functions, no clock, no RxDB, which counts
// its collections per process.
const serverTests = [
  'test/{accounts,docs,games,handover,http,lint,planning,registration,rest,rules,scoring,sports,tools}/**/*.test.ts',
  'test/database/!(before-baseline|later-migration).test.ts',
  'test/replication/!(offline-tournament|rxdb-server-client|season-table).test.ts',
  'test/client/{accounts,app,base,components,reading,workshop}/**/*.test.{ts,tsx}',
  'test/client/office/!(data)/**/*.test.{ts,tsx}',
  'test/client/{,office/}*.test.{ts,tsx}',
  'test/{api,texts}/**/*.test.ts',
]
const slow = slowness()
/** Long enough for a machine that does other work too: slow is not wrong. */
export const timeouts = {
  testTimeout: slow * 300_000,
  hookTimeout: slow * 300_000,
  expect: { poll: { timeout: slow * 60_000 } },
}

/** A failed browser test runs once more; if it then passes, the reporter lists it. No other test does. */
export const onceMore = { retry: 1 }

/**
 * Projects in turn, so that browsers do not wait for programs of other tests.
 * @param maxWorkers how many files at once: what two processors do, and one more if files wait much
 */
const oneAfterAnother = (groupOrder: number, maxWorkers: number) => ({ sequence: { groupOrder }, maxWorkers })

/**
 * Files that import whatever matches a pattern are translated in each run: Vitest keeps a file until its source
 * changes, also if a matching file is new or gone. It leaves them out by itself only if they pass no type.
 */
const withoutGlobs: Plugin = {
  name: 'without-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob<') ? false : undefined,
    ),
}

export default defineConfig({
  test: {
    // Here and not in the projects, which would each have a PostgreSQL of their own.
    globalSetup: 'test/support/global-setup.ts',
    // All projects share what was translated once, as do later runs: a file's name there is a hash of its source.
    experimental: { fsModuleCache: true },
    tags: [
      { name: 'long', description: 'What `npm run test:long` runs, and `npm test` leaves to it' },
      {
        name: 'thorough',
        description: 'What `npm run test:thorough` runs: all cases of which the suites have some',
      },
    ],
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new PassedOnRetry()],
    projects: [
      {
        plugins: [withoutGlobs],
        // Files share their imports: loading the server takes longer than many of them.
        test: {
          name: 'server',
          include: serverTests,
          setupFiles: speakEnglish,
          isolate: false,
          ...oneAfterAnother(0, 3),
          ...timeouts,
        },
      },
      {
        plugins: [withoutGlobs],
        test: {
          name: 'tests',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...serverTests, browserTests, 'test/every-browser/**', '**/node_modules/**'],
          setupFiles: speakEnglish,
          ...oneAfterAnother(1, 3),
          ...timeouts,
        },
      },
      {
        plugins: [withoutGlobs],
        test: {
          name: 'browser',
          include: [browserTests],
          setupFiles: [
            speakEnglish,
            'test/support/check-office-addresses.ts',
            'test/support/tell-of-pages.ts',
          ],
          isolate: false,
          ...onceMore,
          ...oneAfterAnother(2, 2),
          ...timeouts,
        },
      },
    ],
  },
})
