/** One line of the table: what was measured of Sideline and of the floor. */
export interface Line {
  readonly what: string
  readonly unit: 'ms' | 'documents/s'
  readonly sideline: number
  readonly floor: number
  /** At most so many milliseconds, or so many times the floor. */
  readonly aim?: string
}

/** Milliseconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Does each in turns, because a machine is never equally fast for long. */
export async function inTurns<T>(rounds: number, ...works: (() => Promise<T>)[]): Promise<T[][]> {
  const results = works.map((): T[] => [])
  for (let round = 0; round < rounds; round++) {
    const order = [...works.entries()]
    for (const [index, work] of round % 2 === 0 ? order : order.reverse()) results[index]?.push(await work())
  }
  return results
}

/**
 * The line in the table for documentation. Rates are better when higher, so their ratio is the other way
 * around.
 */
export function tableRow({ what, unit, sideline, floor, aim = '' }: Line): string {
  const ratio = unit === 'ms' ? sideline / floor : floor / sideline
  return `| ${what} | ${figure(sideline)} | ${figure(floor)} | **${ratio.toFixed(2)}** | ${aim} |`
}

const figure = (value: number): string =>
  value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
