import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { slowness } from './slowness.ts'

/** Runs the built program of a command, `npm run backup` for example, and blocks this process meanwhile. */
export function runCommand(
  name: 'backup' | 'restore' | 'export' | 'import' | 'rebuild-stats',
  args: readonly string[],
  env: Record<string, string>,
): { status: number | null; said: string } {
  const program = resolve(import.meta.dirname, `../../dist/server/${name}.js`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
    timeout: slowness() * 180_000,
  })
  return { status, said: stdout + stderr }
}
