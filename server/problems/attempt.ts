import { Problem } from './problem.ts'

/** What some work gives, or the problem that it has. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** What some work gives for each of a list, up to the first that has a problem, and that. */
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
