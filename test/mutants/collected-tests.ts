// Replaces vitest for the tests on which mutants are tried: it collects the tests, so that they can be run
// again and again.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

export { expect } from 'vitest'

/** A test, named by its blocks and its own title. */
export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}

type Body = (...args: unknown[]) => unknown

let collected: CollectedTest[] = []
let blocks: readonly string[] = []

/** The tests that were collected since the last call. */
export function takeCollected(): CollectedTest[] {
  const tests = collected
  collected = []
  return tests
}

function collect(name: string, body: Body): void {
  collected.push({ name: [...blocks, name].join(' > '), run: body })
}

function block(name: string, body: Body): void {
  const outer = blocks
  blocks = [...blocks, name]
  body()
  blocks = outer
}

/** Once for each row of a table. */
const each =
  (tell: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: Body) => {
    rows.forEach((row, index) => {
      const args: unknown[] = Array.isArray(row) ? row : [row]
      tell(`${name} (${index + 1})`, () => body(...args))
    })
  }

export const test = Object.assign(collect, { each: each(collect) })
export const describe = Object.assign(block, { each: each(block), skip: () => undefined })

// Vitest's own one belongs to a test of its own.
expect.extend({
  toMatchFileSnapshot: (received: unknown, path: string) => ({
    pass: readFileSync(path, 'utf8') === received,
    message: () => `${path} says something else`,
  }),
})
