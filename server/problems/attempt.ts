import { Problem } from './problem.ts'

/** The result of some work, or its Problem. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** The results of some work for each of a list, up to and including the first Problem. */
export async function untilWrong<T, R>(
  list: readonly T[],
  work: (one: T, place: number) => Promise<R>,
): Promise<(R | Problem)[]> {
  const results: (R | Problem)[] = []
  for (const [place, one] of list.entries()) {
    const result = await attempt(() => work(one, place))
    results.push(result)
    if (result instanceof Problem) break
  }
  return results
}
