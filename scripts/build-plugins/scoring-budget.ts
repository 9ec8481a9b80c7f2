import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Budget {
  readonly script: number
  readonly style: number
  /** The script, with that of the screens from a pass to the game. */
  readonly byPass: number
}

type Chunk = Readonly<{ name: string; facadeModuleId: string | null; moduleIds: readonly string[] }>

/** The chunks that are loaded as well as the entry: one of each kind, and the largest of a kind counts. */
const chosen: Readonly<Record<string, (chunk: Chunk) => boolean>> = {
  sport: ({ facadeModuleId }) => facadeModuleId?.includes('/shared-schema/sports/') === true,
  language: ({ moduleIds }) => moduleIds.some(id => /\/client\/texts\/[a-z]{2}\/scoring\.json$/.test(id)),
  'words of a sport': ({ moduleIds }) => moduleIds.some(id => /\/texts\/[a-z]{2}\/sports\//.test(id)),
}

/** The chunks of the screens from a pass to the game. */
const onTheWay: typeof chosen = {
  screen: ({ name }) => name === 'arrival',
  'texts of the way in': ({ name }) => name.startsWith('arrival-'),
}

/**
 * Fails the build if a tablet loads more than this before it can score, compressed by Brotli as it is served:
 * the entry with all its imports, which include the game's screen, the sport, the language, and the words of
 * the sport in that language. Chunks that are loaded later do not count.
 * @param budget in thousands of bytes
 */
export const scoringBudget = (budget: Budget): Plugin => ({
  name: 'scoring-budget',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const styles = new Set<string>()
    const follow = (name: string, code: Map<string, string>): Map<string, string> => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || code.has(name)) return code
      code.set(name, chunk.code)
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
      for (const imported of chunk.imports) follow(imported, code)
      return code
    }
    const chunks = Object.values(bundle).filter(chunk => chunk.type === 'chunk')
    const first = new Map<string, string>()
    for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName, first)
    const largestOf = (kinds: typeof chosen): number[] =>
      Object.entries(kinds).map(([kind, isOne]) => {
        const choices = chunks
          .filter(isOne)
          .map(chunk => sizeOf([...follow(chunk.fileName, new Map(first)).values()].slice(first.size)))
        if (choices.length === 0) this.error(`No ${kind} is loaded later any more`)
        return Math.max(...choices)
      })
    const sheets = [...styles].map(name => {
      const sheet = bundle[name]
      return sheet?.type === 'asset' ? sheet.source : ''
    })
    const script = sumOf([sizeOf([...first.values()]), ...largestOf(chosen)])
    const sizes = {
      script,
      style: sizeOf(sheets),
      byPass: sumOf([script, ...largestOf(onTheWay)]),
    }
    for (const kind of ['script', 'style', 'byPass'] as const) {
      const says = `The ${names[kind]} is ${sizes[kind].toFixed(1)} kB of ${budget[kind]}`
      if (sizes[kind] > budget[kind]) this.error(`${says}: load later what scoring does not need`)
      this.info(says)
    }
  },
})

const names = {
  script: 'script for scoring',
  style: 'style for scoring',
  byPass: 'script from a pass to scoring',
} as const

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

const sizeOf = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000
