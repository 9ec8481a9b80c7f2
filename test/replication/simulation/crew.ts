import { Worker } from 'node:worker_threads'
import { at } from '../../../shared-schema/rules/at.ts'
import { sound } from './oracle.ts'
import type { Place } from './place.ts'
import type { Wish } from './ground.ts'
import type { Outcome, Task, Told } from './worker.ts'

/** What has not ended by then never does: the last part of a history, draining, has five minutes. */
const MAX_MS = 480_000

/** What is known of a history that was not played to its end. */
const unfinished = (why: string): Outcome => ({
  verdict: { ...sound, undrained: [why] },
  count: { entries: 0, requests: 0, faults: {} },
})

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
    await Promise.all(
      [...this.#workers.keys()].map(async index => {
        for (let task = next(); task; task = next()) done(task, await this.#playOn(index, task))
      }),
    )
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
  }

  /** Another worker takes the place of one that breaks off or comes to no end. */
  #playOn(index: number, task: Task): Promise<Outcome> {
    const worker = at(this.#workers, index)
    return new Promise(done => {
      const end = (outcome: Outcome): void => {
        clearTimeout(late)
        worker.off('exit', broken).off('message', hear)
        done(outcome)
      }
      const replace = (why: string): void => {
        void worker.terminate()
        this.#workers[index] = this.#hireOne()
        end(unfinished(why))
      }
      const broken = (): void => replace('The history breaks off')
      const hear = (told: Told): void => {
        if ('wish' in told) this.#grant(told.wish)
        else end(told.outcome)
      }
      const late = setTimeout(() => replace('The history does not end'), MAX_MS)
      worker.once('exit', broken).on('message', hear)
      worker.postMessage(task)
    })
  }
}
