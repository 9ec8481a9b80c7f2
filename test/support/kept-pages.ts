import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const kept = resolve('.cache/failed-browser-tests')

/** So many runs keep what their failed browser tests showed. */
const RUNS = 10

/** Where a run keeps what its failed browser tests show; of the runs before it only the last ones stay. */
export function folderOfKeptPages(): string {
  const runs = existsSync(kept) ? readdirSync(kept).toSorted() : []
  for (const run of runs.slice(0, -(RUNS - 1))) rmSync(join(kept, run), { recursive: true, force: true })
  return join(kept, `${new Date().toISOString().replaceAll(/[:.]/g, '-')} ${process.pid}`)
}
