import type { Constraint } from './constraints.ts'
import { belongings as ofBaseline } from './migrations/0001-baseline/belongings.ts'
import { gamesOfOneKind } from './migrations/0003-single-games.ts'

/** The rules of the baseline about what belongs to a tournament, as later migrations have left them. */
export const belongings: readonly Constraint[] = ofBaseline.map(rule =>
  rule.name === gamesOfOneKind.name ? gamesOfOneKind : rule,
)
