import type { History } from './steps.ts'

/** Leaves out of a history what can be left out while it still fails: first halves, then single steps. */
export async function shrink(
  history: History,
  fails: (history: History) => Promise<boolean>,
): Promise<History> {
  let best = history
  for (let size = Math.floor(history.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.steps.length;) {
      const shorter = { ...best, steps: best.steps.toSpliced(start, size) }
      if (await fails(shorter)) best = shorter
      else start += size
    }
  }
  return best
}
