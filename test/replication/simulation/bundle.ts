import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The programs of a simulation, each in one file with all of its packages: they are started thousands of
 * times.
 */
export interface Bundle {
  /** Plays histories, as a worker thread. */
  readonly worker: string
  /** The server as it ships. */
  readonly server: string
  remove(): void
}

export async function makeBundle(): Promise<Bundle> {
  // Inside the project, from where the packages that stay outside are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/simulation-'))
  await bundle('test/replication/simulation/worker.ts', folder, 'worker.mjs')
  await bundle('server/programs/main.ts', folder, 'server.mjs')
  return {
    worker: join(folder, 'worker.mjs'),
    server: join(folder, 'server.mjs'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

async function bundle(source: string, folder: string, name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['pg-native', '@electric-sql/pglite'] },
    build: {
      // Without source maps, which Node would read at each start.
      ssr: join(root, source),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
}
