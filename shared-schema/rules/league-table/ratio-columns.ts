import type { TieBreakRule } from '../standings/tie-breaks.ts'

/** The ratios by which a rule ranks, by their names in a line of the table: readers want to see what decides. */
export function ratioColumns({ criteria }: TieBreakRule): ('score_ratio' | 'second_score_ratio')[] {
  const has = (metric: string): boolean => criteria.some(criterion => criterion.metric === metric)
  return [
    ...(has('score ratio') ? (['score_ratio'] as const) : []),
    ...(has('second score ratio') ? (['second_score_ratio'] as const) : []),
  ]
}
