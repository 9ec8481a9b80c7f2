import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { instrument } from './instrument.ts'

const root = resolve(import.meta.dirname, '../..')
const pathsIn = (list: string | undefined): string[] =>
  (list ?? '').split(',').map(path => resolve(root, path))

const { MUTANTS_OF, MUTANTS_TESTS, MUTANTS_RESULTS = '' } = process.env
const { code, mutants } = await instrument(pathsIn(MUTANTS_OF))

/** Tries each mutant of some source files on their tests: what `scripts/mutants.mjs` runs. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(source, id) {
        const mutated = code.get(id)
        if (mutated !== undefined) return { code: mutated, map: null }
        const path = relative(root, id)
        if (!path.startsWith('test/') || path.startsWith('test/mutants/')) return undefined
        const collecting = resolve(import.meta.dirname, 'collected-tests.ts')
        return { code: source.replaceAll("from 'vitest'", `from '${collecting}'`), map: null }
      },
    },
  ],
  test: {
    include: ['test/mutants/each-mutant.ts'],
    provide: { mutants, tests: pathsIn(MUTANTS_TESTS), results: MUTANTS_RESULTS },
    testTimeout: 0,
    maxWorkers: 1,
    isolate: false,
  },
})
