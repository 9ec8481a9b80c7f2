import { quantile, type Figures } from './measure.ts'
import type { Case } from './requests.ts'
import type { Touched } from './touched.ts'

/** Prints the figures of Sideline and of the hand-written server, and how many times the one is the other. */
export function printRatios({ name }: Case, [ours, byHand]: readonly Figures[]): void {
  if (!ours || !byHand) return
  const rows = [
    ['p50 ms', quantile(ours.alone, 0.5), quantile(byHand.alone, 0.5)],
    ['p95 ms', quantile(ours.alone, 0.95), quantile(byHand.alone, 0.95)],
    [
      'ms a request, 8 at a time',
      1000 / quantile(ours.throughput, 0.5),
      1000 / quantile(byHand.throughput, 0.5),
    ],
  ] as const
  console.log(`\n${name.padEnd(42)}  Sideline   by hand   ratio`)
  for (const [label, one, other] of rows)
    console.log(`  ${label.padEnd(40)} ${figure(one, 9)} ${figure(other, 9)} ${figure(one / other, 7)}`)
}

/** Prints how many statements a case sends, and what each of them read at each size of the database. */
export function printGrowth(
  { name }: Case,
  games: readonly number[],
  touched: readonly (readonly Touched[])[],
): void {
  const many = (rows: readonly Touched[]): string =>
    rows.reduce((sum, { calls }) => sum + calls, 0).toFixed(1)
  console.log(
    `\n${name}: ${touched.map(many).join(' and ')} statements; blocks, then ms, of each at ${games.join(' and ')} games`,
  )
  const statements = new Set(touched.flatMap(rows => rows.map(row => row.statement)))
  for (const statement of statements) {
    const rows = touched.map(rows => rows.find(row => row.statement === statement))
    const columns = [
      ...rows.map(row => figure(row?.blocks ?? 0, 9)),
      ...rows.map(row => figure(row?.time ?? 0, 8)),
    ]
    console.log(`${columns.join(' ')}  ${statement.replace(/\s+/g, ' ').slice(0, 100)}`)
  }
}

const figure = (value: number, width: number): string => value.toFixed(2).padStart(width)
