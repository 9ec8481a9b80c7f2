// How many plays a second npm run export and npm run import take, and how much memory, each killed half way
// and run again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startPostgres } from '../../support/postgres-cluster.ts'
import { withClient } from '../../support/with-client.ts'
import { PLAYS_OF_GAME, writeExport } from './generate.ts'

/** @param plays is rounded up to whole games */
export async function bench(plays: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-bench-export-'))
  const postgres = await startPostgres()
  try {
    const games = Math.ceil(plays / PLAYS_OF_GAME)
    const made = games * PLAYS_OF_GAME
    await writeExport(join(folder, 'in'), made)
    const [source, target] = [
      await postgres.createDatabase('bench_source'),
      await postgres.createDatabase('bench_target'),
    ]
    console.log(`${made} plays in ${games} games\n\n| | plays/s | peak memory, MB |\n|---|---|---|`)
    const whole = await runProgram('import', join(folder, 'in'), source, () => false)
    printRow('import in one go', made, whole)
    for (const [command, database, counted] of [
      ['export', source, 'entries'],
      ['import', target, 'what was recorded'],
    ] as const) {
      const run = (half: number) =>
        runProgram(command, join(folder, 'out'), database, message => isHalf(message, counted, half))
      const [first, second] = [await run((made + games) / 2), await run(Infinity)]
      printRow(`${command}, killed half way and run again`, made, first, second)
    }
    const [before, after] = [await recordedIn(source), await recordedIn(target)]
    if (before !== after) throw new Error(`Of ${before} there are ${after}`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Run {
  readonly seconds: number
  readonly megabytes: number
}

/** Prints what a command took in all its runs together, and the most memory of any of them. */
function printRow(what: string, plays: number, ...runs: readonly Run[]): void {
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  const megabytes = Math.max(...runs.map(run => run.megabytes))
  console.log(`| ${what} | ${(plays / seconds).toFixed(0)} | ${megabytes.toFixed(0)} |`)
}

/** The number of plays in a database, and the sums of the stat lines that follow from them. */
const recordedIn = (url: string): Promise<string> =>
  withClient(url, async client => {
    const {
      rows: [row],
    } = await client.query<{ told: string }>(
      `select (select count(*) from events) || ' plays, ' || (select count(*) || ' lines of ' || sum((counters->>'points_scored')::integer) from stat_lines) || ' points' as told`,
    )
    return row?.told ?? 'nothing'
  })

/** Whether a command says that so much is done: `entries: 500 of 1000`. */
function isHalf(message: string, counted: string, half: number): boolean {
  const [, what, done] = /^(.*): (\d+) of \d+/.exec(message) ?? []
  return what === counted && Number(done) >= half
}

/** Runs a built program until it ends, or kills it as a power cut would. */
async function runProgram(
  name: string,
  folder: string,
  DATABASE_URL: string,
  isToDie: (message: string) => boolean,
): Promise<Run> {
  const start = performance.now()
  const child = spawn(process.execPath, [resolve('dist/server', `${name}.js`), folder], {
    env: { ...process.env, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = peakOf(child.pid) || megabytes
  }, 50)
  let isKilled = false
  createInterface(child.stdout).on('line', message => {
    if (isKilled || !isToDie(message)) return
    megabytes = peakOf(child.pid) || megabytes
    isKilled = child.kill('SIGKILL')
  })
  await once(child, 'exit')
  clearInterval(watch)
  if (child.exitCode !== 0 && !isKilled) throw new Error(`npm run ${name} ended with ${child.exitCode}`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** The most memory that a process has held so far, as Linux knows it. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
