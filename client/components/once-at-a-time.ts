type Work = () => Promise<void>

/**
 * Makes what does one thing at a time. The page shows that it is busy only after the next drawing, and two taps
 * can come before that.
 * @returns does some work, or nothing while an earlier one is not over
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
