import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import type { Place } from './place.ts'
import type { Outcome, Task } from './worker.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Threads that play histories; most of a history is waiting, so there are more of them than processors. */
export class Crew {
  readonly #folder: string
  readonly #workers: readonly Worker[]

  private constructor(folder: string, workers: readonly Worker[]) {
    this.#folder = folder
    this.#workers = workers
  }

  static async hire(place: Place, many: number): Promise<Crew> {
    // Inside the project, from where the packages are found.
    mkdirSync(join(root, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(root, '.cache/simulation-'))
    await build({
      root, configFile: false, publicDir: false, logLevel: 'warn',
      build: {
        ssr: join(root, 'test/replication/simulation/worker.ts'), outDir: folder, emptyOutDir: true, target: 'node20', sourcemap: 'inline',
        rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
      },
    })
    return new Crew(folder, Array.from({ length: many }, () => new Worker(join(folder, 'worker.mjs'), { workerData: place })))
  }

  /** Plays tasks until there is no next one, as many at once as there are workers. */
  async playAll(next: () => Task | undefined, done: (task: Task, outcome: Outcome) => void): Promise<void> {
    await Promise.all(this.#workers.map(async worker => {
      for (let task = next(); task; task = next()) done(task, await playOn(worker, task))
    }))
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
    rmSync(this.#folder, { recursive: true })
  }
}

/** @throws what the worker could not cope with */
function playOn(worker: Worker, task: Task): Promise<Outcome> {
  return new Promise((done, failed) => {
    const ended = (): void => failed(new Error(`A worker broke off in the history of seed ${task.seed}`))
    worker.once('exit', ended)
    worker.once('message', (outcome: Outcome) => {
      worker.off('exit', ended)
      done(outcome)
    })
    worker.postMessage(task)
  })
}
