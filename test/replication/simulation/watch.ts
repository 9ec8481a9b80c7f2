import type { Worker } from 'node:worker_threads'
import type { Patience } from './patience.ts'
import type { Told } from './worker.ts'

/** Why a history was not played to its end, which says nothing about the laws. */
export interface Interruption {
  /** Whether its worker ended, got no turn, or had turns in which the history did not advance. */
  readonly kind: 'ended' | 'starved' | 'stuck'
  readonly cause: string
}

/** The number of last messages of a worker that are kept. */
const SAID = 3

/**
 * Watches a worker that plays a history.
 * @param interrupted is called once, when the worker has ended, gets no turn, or does not advance
 */
export function watch(
  worker: Worker,
  { starved, stuck, turnMs }: Patience,
  interrupted: (interruption: Interruption) => void,
): { stop(): void } {
  let at = 'its beginning'
  let said: string[] = []
  const turns = { withoutIts: 0, withoutAdvance: 0 }
  let before = worker.performance.eventLoopUtilization()

  const end = (kind: Interruption['kind'], what: string): void => {
    stop()
    interrupted({ kind, cause: [`${what} It was at ${at}; ${memory()}`, ...said].join('\n') })
  }
  const hear = (told: Told): void => {
    turns.withoutIts = 0
    if ('at' in told) [at, turns.withoutAdvance] = [told.at, 0]
    else if ('said' in told) said = [...said, told.said].slice(-SAID)
    else if ('turn' in told && ++turns.withoutAdvance >= stuck)
      end('stuck', `The history has not advanced in ${stuck} turns of its worker.`)
  }
  const turn = setInterval(() => {
    const since = worker.performance.eventLoopUtilization(before)
    if (++turns.withoutIts === 1) before = worker.performance.eventLoopUtilization()
    if (turns.withoutIts >= starved)
      end('starved', `The worker has had no turn in ${starved} of this thread, ${busy(since.utilization)}.`)
  }, turnMs)
  const failed = (error: Error): void => {
    said = [...said, error.stack ?? String(error)]
  }
  const ended = (code: number): void => end('ended', `The worker has ended with exit code ${code}.`)
  const stop = (): void => {
    clearInterval(turn)
    worker.off('message', hear).off('error', failed).off('exit', ended)
  }
  worker.on('message', hear).on('error', failed).on('exit', ended)
  return { stop }
}

const busy = (share: number): string =>
  share > 0.5 ? 'always busy with one thing' : 'without anything to do'

const memory = (): string => `the process used ${Math.round(process.memoryUsage.rss() / 1e6)} MB.`
