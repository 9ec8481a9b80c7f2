import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the `bundled.ts` of a bench, bundled as the program itself is: calls between modules that are loaded
 * one by one are slower.
 */
export async function runBundled(name: string): Promise<void> {
  const outDir = join(root, `.cache/bench-${name}`)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, name, 'bundled.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'bundled.js' } },
    },
  })
  const measuring = spawn(process.execPath, [join(outDir, 'bundled.js')], { stdio: 'inherit' })
  await once(measuring, 'exit')
  if (measuring.exitCode !== 0) throw new Error(`It ended with ${measuring.exitCode}`)
}
