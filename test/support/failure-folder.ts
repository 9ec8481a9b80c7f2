import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('.cache/failed-browser-tests')

/** The number of runs whose failures are kept. */
const RUNS = 10

/** The folder for the screenshots and logs of a run's failed browser tests. Deletes those of old runs. */
export function failureFolder(): string {
  const runs = existsSync(folder) ? readdirSync(folder).toSorted() : []
  for (const run of runs.slice(0, -(RUNS - 1))) rmSync(join(folder, run), { recursive: true, force: true })
  return join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')} ${process.pid}`)
}
