import type { Ranked } from './ranking.ts'

/** The groups of neighbouring teams in standings that are level without a decision, best first. */
export function levelGroups(
  standings: readonly Pick<Ranked, 'team_id' | 'is_unresolved' | 'separation'>[],
): number[][] {
  const groups: number[][] = []
  let isSameGroup = false
  for (const { team_id, is_unresolved, separation } of standings) {
    if (is_unresolved && isSameGroup) groups.at(-1)?.push(team_id)
    else if (is_unresolved) groups.push([team_id])
    isSameGroup = separation?.cause.kind === 'level'
  }
  return groups
}
