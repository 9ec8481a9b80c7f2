type Work<Result> = () => Promise<Result>

/**
 * Makes a function that runs one task of each name at a time. The page shows that it is busy only after the
 * next drawing, and two taps may come before that.
 * @returns runs a task, or resolves to undefined while an earlier one of the name is running
 */
export function onceAtATime(): <Result>(work: Work<Result>, name?: string) => Promise<Result | undefined> {
  const underWay = new Set<string>()
  return async (work, name = '') => {
    if (underWay.has(name)) return undefined
    underWay.add(name)
    try {
      return await work()
    } finally {
      underWay.delete(name)
    }
  }
}
