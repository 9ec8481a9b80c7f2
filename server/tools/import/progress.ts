/** Tells a person how far a long work is. */
export type Progress = (message: string) => void

/** Says every now and then how many of a kind are done. */
export function counting(
  progress: Progress,
  what: string,
  total: number,
  every: number,
): (done: number) => void {
  let said = 0
  return done => {
    if (done < total && Math.floor(done / every) === Math.floor(said / every)) return
    said = done
    progress(`${what}: ${done} of ${total}`)
  }
}
