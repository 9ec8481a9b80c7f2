import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Budget {
  readonly script: number
  readonly style: number
}

/**
 * Fails the build if what a tablet loads before it can score, as it is served (Brotli), is more than this: the entry with all
 * that it imports, which the game's screen is part of. What is loaded later does not count.
 * @param budget in thousands of bytes
 */
export const scoringBudget = (budget: Budget): Plugin => ({
  name: 'scoring-budget',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const first = new Set<string>()
    const [code, styles] = [new Map<string, string>(), new Set<string>()]
    const follow = (name: string): void => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || first.has(name)) return
      first.add(name)
      code.set(name, chunk.code)
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
      for (const imported of chunk.imports) follow(imported)
    }
    for (const [name, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry) follow(name)
    const sheets = [...styles].map(name => {
      const sheet = bundle[name]
      return sheet?.type === 'asset' ? sheet.source : ''
    })
    const sizes = { script: sizeOf([...code.values()]), style: sizeOf(sheets) }
    for (const kind of ['script', 'style'] as const) {
      const says = `The ${kind} for scoring is ${sizes[kind].toFixed(1)} kB of ${budget[kind]}`
      if (sizes[kind] > budget[kind]) this.error(`${says}: load later what scoring does not need`)
      this.info(says)
    }
  },
})

const sizeOf = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000
