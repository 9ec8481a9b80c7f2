import { differences } from '../../../../shared-schema/scoring/differences.ts'
import type { SheetLine } from '../../../reading/desk/disputes.ts'

/** The entries of two sheets at one place of the game: equal ones, or one of a single sheet. */
export interface Pair {
  readonly one: SheetLine | null
  readonly two: SheetLine | null
}

/** Puts two sheets side by side, in the order of both. */
export function pairedLines(one: readonly SheetLine[], two: readonly SheetLine[]): Pair[] {
  const [onlyOne, onlyTwo] = differences(
    one.map(({ content }) => content),
    two.map(({ content }) => content),
  )
  const pairs: Pair[] = []
  for (let a = 0, b = 0; a < one.length || b < two.length;) {
    if (onlyOne[a]) pairs.push({ one: one[a++] ?? null, two: null })
    else if (onlyTwo[b]) pairs.push({ one: null, two: two[b++] ?? null })
    else pairs.push({ one: one[a++] ?? null, two: two[b++] ?? null })
  }
  return pairs
}

/**
 * The entries of the pairs that are to count, in their order; if both sheets agree, that of the first one.
 */
export const entryIds = (pairs: readonly Pair[], ticked: ReadonlySet<number>): string[] =>
  pairs.flatMap(({ one, two }, index) => (ticked.has(index) ? ((one ?? two)?.entry_id ?? []) : []))
