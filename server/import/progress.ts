/** Tells a person how far a long work is. */
export type Progress = (message: string) => void

/** Says every now and then how many of a kind are done. */
export function counting(progress: Progress, what: string, total: number, every: number): (done: number) => void {
  return done => {
    if (done === total || done % every === 0) progress(`${what}: ${done} of ${total}`)
  }
}
