import { Worker } from 'node:worker_threads'
import type { Place } from './place.ts'
import type { Outcome, Task, Told, Wish } from './worker.ts'

/** Threads that play histories; most of a history is waiting, so there are more of them than processors. */
export class Crew {
  readonly #workers: readonly Worker[]
  readonly #grant: (wish: Wish) => void

  private constructor(workers: readonly Worker[], grant: (wish: Wish) => void) {
    this.#workers = workers
    this.#grant = grant
  }

  /** @param grant does to servers what a history wishes */
  static hire(program: string, place: Place, many: number, grant: (wish: Wish) => void): Crew {
    return new Crew(Array.from({ length: many }, () => new Worker(program, { workerData: place })), grant)
  }

  /** Plays tasks until there is no next one, as many at once as there are workers. */
  async playAll(next: () => Task | undefined, done: (task: Task, outcome: Outcome) => void): Promise<void> {
    await Promise.all(this.#workers.map(async worker => {
      for (let task = next(); task; task = next()) done(task, await this.#playOn(worker, task))
    }))
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
  }

  /** @throws what the worker could not cope with */
  #playOn(worker: Worker, task: Task): Promise<Outcome> {
    return new Promise((done, failed) => {
      const ended = (): void => failed(new Error(`A worker broke off in the history of seed ${task.seed}`))
      const hear = (told: Told): void => {
        if ('wish' in told) return this.#grant(told.wish)
        worker.off('exit', ended).off('message', hear)
        done(told.outcome)
      }
      worker.once('exit', ended).on('message', hear)
      worker.postMessage(task)
    })
  }
}
