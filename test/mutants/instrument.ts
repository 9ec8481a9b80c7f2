import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One small change of a source file, which its tests should notice. */
export interface Mutant {
  readonly id: string
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly original: string
  readonly replacement: string
}

const nothing = () => undefined
const no = () => false
const silent = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
}

/**
 * Source files with all their mutants in them, of which `__stryker__.activeMutant` switches one on.
 * @returns the files' code by their paths, and the mutants
 */
export async function instrument(
  files: readonly string[],
): Promise<{ code: ReadonlyMap<string, string>; mutants: Mutant[] }> {
  const sources = files.map(name => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const result = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
    noHeader: false,
  })
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
  return {
    code: new Map(result.files.map(({ name, content }) => [name, content])),
    mutants: result.mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
      const line = lines.get(fileName)?.[start.line] ?? ''
      const original =
        start.line === end.line ? line.slice(start.column, end.column) : `${line.slice(start.column)} ...`
      return { id, file: fileName, line: start.line + 1, original, replacement }
    }),
  }
}
