import { Worker } from 'node:worker_threads'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Wish } from './ground.ts'
import type { Place } from './place.ts'
import { patience, type Patience } from './patience.ts'
import { watch, type Interruption } from './watch.ts'
import type { Outcome, Task, Told } from './worker.ts'

export type Ending = { readonly outcome: Outcome } | { readonly interruption: Interruption }

export interface CrewOptions {
  readonly many: number
  /** Does to servers what a history wishes. */
  readonly grant: (wish: Wish) => void
  /** Puts right what a worker that is gone may have left half done. */
  readonly tidyUp: () => Promise<void>
  readonly patience?: Patience
}

/** Threads that play histories; most of a history is waiting, so there are more of them than processors. */
export class Crew {
  readonly #hireOne: () => Worker
  readonly #workers: Worker[]
  readonly #options: CrewOptions

  private constructor(hireOne: () => Worker, options: CrewOptions) {
    this.#hireOne = hireOne
    this.#workers = Array.from({ length: options.many }, hireOne)
    this.#options = options
  }

  static hire(program: string, place: Place, options: CrewOptions): Crew {
    // While one plays, the error that ends it is reported; between histories it is only replaced.
    const hireOne = (): Worker => new Worker(program, { workerData: place }).on('error', () => undefined)
    return new Crew(hireOne, options)
  }

  /** Plays tasks until there is no next one, as many at once as there are workers. */
  async playAll(next: () => Task | undefined, done: (task: Task, ending: Ending) => void): Promise<void> {
    await Promise.all(
      [...this.#workers.keys()].map(async index => {
        for (let task = next(); task; task = next()) done(task, await this.#playOn(index, task))
      }),
    )
  }

  /** Plays one task. */
  playAlone(task: Task): Promise<Ending> {
    return this.#playOn(0, task)
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
  }

  /** Another worker takes the place of one that ends or comes to no end. */
  async #playOn(index: number, task: Task): Promise<Ending> {
    if (hasEnded(at(this.#workers, index))) this.#workers[index] = this.#hireOne()
    const ending = await this.#ending(at(this.#workers, index), task)
    if ('outcome' in ending) return ending
    await this.#workers[index]?.terminate()
    this.#workers[index] = this.#hireOne()
    await this.#options.tidyUp()
    return ending
  }

  #ending(worker: Worker, task: Task): Promise<Ending> {
    return new Promise(done => {
      const watching = watch(worker, this.#options.patience ?? patience, interruption => {
        end({ interruption })
      })
      const hear = (told: Told): void => {
        if ('wish' in told) this.#options.grant(told.wish)
        else if ('outcome' in told) end({ outcome: told.outcome })
      }
      const end = (ending: Ending): void => {
        watching.stop()
        worker.off('message', hear)
        done(ending)
      }
      worker.on('message', hear)
      worker.postMessage(task)
    })
  }
}

const hasEnded = ({ threadId }: Worker): boolean => threadId === -1
