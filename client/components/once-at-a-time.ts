type Work = () => Promise<void>

/**
 * Makes a function that runs one task at a time. The page shows that it is busy only after the next drawing,
 * and two taps may come before that.
 * @returns runs a task, or does nothing while an earlier one is running
 */
export function onceAtATime(): (work: Work) => Promise<void> {
  let isUnderWay = false
  return async work => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await work()
    } finally {
      isUnderWay = false
    }
  }
}
