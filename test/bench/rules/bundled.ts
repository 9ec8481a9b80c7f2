// Measures every case and its plain counterpart, in turns, and prints the figures: see main.ts.
import { quantile } from '../rest/measure.ts'
import type { Case } from './case.ts'
import { matchingCases } from './matching.ts'
import { standingsCases } from './standings.ts'
import { swissCases } from './swiss.ts'
import { measured } from '../rehearsal.ts'

const WARM_UP = measured(10, 0)
const RUNS = measured(60, 1)

console.log(
  `${'milliseconds of one run, half of them and 95 % within'.padEnd(56)}   p50    p95   plain: p50    p95   ratio`,
)
for (const { name, run, plain } of [...swissCases(), ...matchingCases(), ...standingsCases()])
  print(name, plain.name, measure([run, plain.run]))

/** The times of each function. */
function measure(functions: readonly (() => unknown)[]): number[][] {
  const times = functions.map((): number[] => [])
  for (let turn = -WARM_UP; turn < RUNS; turn++) {
    for (const [index, run] of functions.entries()) {
      const start = performance.now()
      run()
      if (turn >= 0) times[index]?.push(performance.now() - start)
    }
  }
  return times
}

function print(name: Case['name'], plainName: string, [own = [], plain = []]: number[][]): void {
  const figures = [quantile(own, 0.5), quantile(own, 0.95)].map(value => value.toFixed(2).padStart(6))
  const plainFigures = [quantile(plain, 0.5), quantile(plain, 0.95)].map(value =>
    value.toFixed(2).padStart(6),
  )
  console.log(
    `${name.padEnd(56)} ${figures.join(' ')}       ${plainFigures.join(' ')} ${(quantile(own, 0.5) / quantile(plain, 0.5)).toFixed(1).padStart(7)}  ${plainName}`,
  )
}
