import { at } from '../../../shared-schema/rules/at.ts'

/** A team's position in the order of wins; all groups are even. */
export interface SlidePlace {
  /** Place in the order of wins, from 0, ranks in order if wins are equal. */
  readonly position: number
  /** Counted from the most wins down. */
  readonly group: number
  readonly groupStart: number
  readonly groupSize: number
  /** The wins of its teams, except a first one that has come from the group above. */
  readonly groupWins: number
  readonly isUpperHalf: boolean
}

/** Of each rank; the last of an odd group joins the group below as its first. */
export function slidePlaces(wins: readonly number[]): SlidePlace[] {
  const places: SlidePlace[] = []
  const order = [...wins.keys()].sort((a, b) => at(wins, b) - at(wins, a))
  let groupStart = 0
  let group = 0
  for (let end = 1; end <= order.length; end++) {
    const groupWins = at(wins, at(order, end - 1))
    const isLastOfGroup = end === order.length || at(wins, at(order, end)) !== groupWins
    // The last of an odd group is left for the group below, so each group begins at an even position.
    const groupSize = isLastOfGroup ? end - groupStart - (end % 2) : 0
    for (const [index, rank] of order.slice(groupStart, groupStart + groupSize).entries()) {
      places[rank] = {
        position: groupStart + index,
        group,
        groupStart,
        groupSize,
        groupWins,
        isUpperHalf: index < groupSize / 2,
      }
    }
    groupStart += groupSize
    if (groupSize > 0) group++
  }
  return places
}
