import { Worker } from 'node:worker_threads'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Place } from './place.ts'
import type { Outcome, Task, Told, Wish } from './worker.ts'

/** What has not ended by then never does: the last part of a history, draining, has five minutes. */
const MOST_MS = 480_000

const neverEnds: Outcome = {
  verdict: { lost: [], doubled: [], diverged: [], undrained: ['The history does not end'] },
  count: { entries: 0, requests: 0, faults: {} },
}

/** Threads that play histories; most of a history is waiting, so there are more of them than processors. */
export class Crew {
  readonly #hireOne: () => Worker
  readonly #workers: Worker[]
  readonly #grant: (wish: Wish) => void

  private constructor(hireOne: () => Worker, many: number, grant: (wish: Wish) => void) {
    this.#hireOne = hireOne
    this.#workers = Array.from({ length: many }, hireOne)
    this.#grant = grant
  }

  /** @param grant does to servers what a history wishes */
  static hire(program: string, place: Place, many: number, grant: (wish: Wish) => void): Crew {
    return new Crew(() => new Worker(program, { workerData: place }), many, grant)
  }

  /** Plays tasks until there is no next one, as many at once as there are workers. */
  async playAll(next: () => Task | undefined, done: (task: Task, outcome: Outcome) => void): Promise<void> {
    await Promise.all([...this.#workers.keys()].map(async index => {
      for (let task = next(); task; task = next()) done(task, await this.#playOn(index, task))
    }))
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
  }

  /** @throws what the worker could not cope with */
  #playOn(index: number, task: Task): Promise<Outcome> {
    const worker = at(this.#workers, index)
    return new Promise((done, failed) => {
      const leave = (): void => {
        clearTimeout(late)
        worker.off('exit', ended).off('message', hear)
      }
      const ended = (): void => failed(new Error(`A worker broke off in the history of seed ${task.seed}`))
      const hear = (told: Told): void => {
        if ('wish' in told) return this.#grant(told.wish)
        leave()
        done(told.outcome)
      }
      const late = setTimeout(() => {
        leave()
        void worker.terminate()
        this.#workers[index] = this.#hireOne()
        done(neverEnds)
      }, MOST_MS)
      worker.once('exit', ended).on('message', hear)
      worker.postMessage(task)
    })
  }
}
