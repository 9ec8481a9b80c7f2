import type { Crew } from './crew.ts'
import { isSound } from './oracle.ts'
import type { Failure } from './run.ts'
import type { History } from './steps.ts'

/** How often a shorter history is tried before it counts as sound: what goes wrong may depend on moments. */
const TRIES = 2

/** Leaves out of a history what can be left out while it still fails: first halves, then single steps. */
export async function shrink(crew: Crew, failure: Failure): Promise<Failure> {
  let best = failure
  for (let size = Math.floor(failure.history.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.history.steps.length;) {
      const shorter = { ...best.history, steps: best.history.steps.toSpliced(start, size) }
      const failed = await fails(crew, shorter, failure.seed)
      if (failed) best = failed
      else start += size
    }
  }
  return best
}

async function fails(crew: Crew, history: History, seed: number): Promise<Failure | undefined> {
  let left = TRIES
  let failure: Failure | undefined
  await crew.playAll(() => (left-- > 0 ? { history, seed } : undefined), (task, { verdict }) => {
    if (!isSound(verdict)) failure = { ...task, verdict }
  })
  return failure
}
