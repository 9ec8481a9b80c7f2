// Next week's version of Sideline: the same sources with the epoch raised by one, built into a folder of its
// own.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { EPOCH } from '../../shared-schema/replication/scope.ts'

const root = resolve(import.meta.dirname, '../..')
const copied = [
  'client',
  'scripts',
  'server',
  'shared-schema',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export interface NextVersion {
  /** The built server, with the client next to it. */
  readonly program: string
  remove(): void
}

export async function buildNextVersion(): Promise<NextVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-next-'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  raiseEpoch(join(folder, 'shared-schema/replication/scope.ts'))
  // As it ships: what the test runner says of itself would make another app of it.
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const options of [[], ['--ssr']]) {
    await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options],
      { cwd: folder, env },
    )
  }
  return {
    program: join(folder, 'dist/server/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function raiseEpoch(file: string): void {
  const parts = readFileSync(file, 'utf8').split(`export const EPOCH = ${EPOCH}\n`)
  if (parts.length !== 2) throw new Error(`${file} does not say the epoch where it is looked for`)
  writeFileSync(file, parts.join(`export const EPOCH = ${EPOCH + 1}\n`))
}
