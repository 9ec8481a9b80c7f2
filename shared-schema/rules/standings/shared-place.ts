import type { Ranked } from './ranking.ts'

/** Whether nothing separates a team from the next one below. */
export const isLevel = (line: Ranked | undefined): boolean => line?.separation?.cause.kind === 'level'

/** The place from 1; level teams share the first one's. */
export function sharedPlace(ranked: readonly Ranked[], index: number): number {
  return isLevel(ranked[index - 1]) ? sharedPlace(ranked, index - 1) : index + 1
}
