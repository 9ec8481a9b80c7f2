import type { Summary } from './histories.ts'
import type { Outcome } from './history.ts'

/** A run in figures. */
export function figuresOf({ outcomes, count }: Summary): string {
  const figures: [string, string | number][] = [
    ['histories', outcomes.length],
    ['entries', count.entries],
    ['requests', count.requests],
    ...Object.entries(count.faults)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, many]): [string, number] => [`  ${kind}`, many]),
    ['longest to converge', `${(Math.max(0, ...outcomes.map(({ ms }) => ms)) / 1000).toFixed(1)} s`],
    ['not converged', outcomes.filter(hasFailed).length],
  ]
  return figures.map(([name, figure]) => `${name.padEnd(20)}${String(figure).padStart(9)}`).join('\n')
}

/** The differences at the end of a failed history, and their causes. */
export const causeOf = ({ seed, wrong }: Outcome): string =>
  [`The history of seed ${seed} failed:`, ...wrong].join('\n')

export const hasFailed = ({ wrong }: Outcome): boolean => wrong.length > 0
