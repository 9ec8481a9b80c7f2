import type { Summary } from './histories.ts'

/** A run in figures, and the histories in which not all clients converged. */
export function reportOn({ outcomes, count }: Summary): string {
  const failed = outcomes.filter(({ wrong }) => wrong.length > 0)
  const figures: [string, string | number][] = [
    ['histories', outcomes.length],
    ['entries', count.entries],
    ['requests', count.requests],
    ...Object.entries(count.faults)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, many]): [string, number] => [`  ${kind}`, many]),
    ['longest to converge', `${(Math.max(0, ...outcomes.map(({ ms }) => ms)) / 1000).toFixed(1)} s`],
    ['not converged', failed.length],
  ]
  return [
    ...figures.map(([name, figure]) => `${name.padEnd(20)}${String(figure).padStart(9)}`),
    ...failed.flatMap(({ seed, wrong }) => ['', `The history of seed ${seed} failed:`, ...wrong]),
  ].join('\n')
}
