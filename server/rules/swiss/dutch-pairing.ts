import { at } from '../../../shared-schema/rules/at.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { MinimumPairings } from '../matching/minimum-pairings.ts'
import { DutchCost } from './dutch-cost.ts'
import { DutchReasons } from './dutch-reasons.ts'
import { pairHalves } from './dutch-halves.ts'
import type { Meetings } from './meetings.ts'
import type { Refusal } from './pair-reason.ts'
import { earlierMeetings, type ExplainedPair } from './pairing-rule.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Dutch pairing: within each group of equal wins the upper half meets the lower half in order, and teams left
 * over meet the highest of the next group.
 *
 * Criteria for the whole round, most important first: teams avoid rematches; they move down by as few groups
 * as possible, rather several by one than one by several; as few as possible move down twice in a row; as few
 * as possible leave their group, down or up, in two rounds in a row. Among the best pairings by these
 * criteria, from the top group down: the lowest ranked that can move down do so; then the highest of these
 * meets the highest ranked that it can, and so on.
 *
 * Source: FIDE Handbook C.04.3 (2025), without colours. Unlike there, floats count over the whole round and
 * not bracket by bracket, and only those of the last round.
 */
export function dutchPairing(
  teams: readonly RankedEntrant[],
  meetings: Meetings,
  rematches: boolean,
): ExplainedPair[] | null {
  const groups = [...groupBy(teams.keys(), team => at(teams, team).wins)]
    .sort(([a], [b]) => b - a)
    .map(([, group]) => group)
  const groupIndex = new Map(groups.flatMap((group, index) => group.map(team => [team, index])))
  const cost = new DutchCost(teams.length, groups.length)
  const pairings = MinimumPairings.of(teams.length, (a, b) => {
    const met = earlierMeetings(at(teams, a), at(teams, b), meetings, rematches)
    // A ranking need not be in the order of wins.
    const steps = (groupIndex.get(b) ?? 0) - (groupIndex.get(a) ?? 0)
    const [high, low] = steps < 0 ? [b, a] : [a, b]
    return met === null ? null : cost.of(at(teams, high), at(teams, low), met, Math.abs(steps))
  })
  if (pairings === null) return null
  const reasons = new DutchReasons(teams, meetings, cost)

  return groups.flatMap((group, index) => {
    const below = groups.slice(index + 1).flat()
    const left = group.filter(team => pairings.isOpen(team))
    const floats = moveDown(left, below, pairings, reasons, group.length)
    const stayers = left.filter(team => pairings.isOpen(team))
    // No team left has a partner in another group any more, so they can be paired among themselves.
    for (const team of stayers) if (pairings.isOpen(team)) pairings.settle(team)
    return [
      ...floats,
      ...pairHalves(
        stayers.map(team => at(teams, team)),
        meetings,
        rematches,
        stayers.length === group.length,
      ),
    ]
  })
}

/** Settles which teams of a group move down, and their opponents. */
function moveDown(
  group: readonly number[],
  below: readonly number[],
  pairings: MinimumPairings,
  reasons: DutchReasons,
  groupSize: number,
): ExplainedPair[] {
  const members = new Set(group)
  const open = () => below.filter(team => pairings.isOpen(team))
  const leaving = () => group.filter(team => !members.has(pairings.partner(team)))
  const passed: Refusal[] = []
  const floats: number[] = []
  for (const team of group.toReversed()) {
    if (leaving().length === floats.length) break
    const extra = pairings.extra(team, open())
    if (extra > 0) {
      passed.push(reasons.cannotMoveDown(team, pairings.total, extra))
      continue
    }
    pairings.restrict(team, open())
    floats.unshift(team)
  }
  return floats.map(team => {
    const refused = pairings.preferFirst(team, open())
    const refusals = reasons.cannotMeet(team, refused, pairings.total, others => pairings.extra(team, others))
    const opponent = pairings.partner(team)
    pairings.settle(team)
    return reasons.float(team, opponent, floats.length, groupSize, [...passed, ...refusals])
  })
}
