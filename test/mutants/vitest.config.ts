import { defineConfig } from 'vitest/config'

// The tests of what is a function of its arguments, without a database, and of the page that lists the plays. Each
// mutant runs those that reach it.
export default defineConfig({
  test: {
    include: ['test/{rules,scoring,sports}/**/*.test.ts', 'test/docs/events.test.ts'],
    // Stryker knows how long each test took at first, and ends by itself a mutant that runs on and on.
    testTimeout: 60_000,
  },
})
