/** Reports the progress of a long task to a person. */
export type Progress = (message: string) => void

/** Reports at intervals how many items are done. */
export function counting(
  progress: Progress,
  what: string,
  total: number,
  every: number,
): (done: number) => void {
  let lastShown = 0
  return done => {
    if (done < total && Math.floor(done / every) === Math.floor(lastShown / every)) return
    lastShown = done
    progress(`${what}: ${done} of ${total}`)
  }
}
