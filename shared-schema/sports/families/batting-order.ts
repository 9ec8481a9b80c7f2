import type { RoleWord } from '../../texts/shared-texts.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Watch } from '../model/warning.ts'
import { atPlate } from './base-running.ts'
import { BattingOrder } from './order-of-batters.ts'

/**
 * Warns of a batter out of order: the first time through the order is learnt, and from then on a new batter
 * takes the place of the one who would have been next, as a substitute does.
 * @param many batters per team
 */
export const battingOrder = (kinds: readonly PlayKind[], batter: RoleWord, many: number) => (): Watch => {
  const atBat = typesAtBat(kinds, batter)
  const orders = new Map<number | null, BattingOrder>()
  return play => {
    if (!atBat.has(play.type)) return []
    const team = play.player_1_team_id
    const order = orders.get(team) ?? new BattingOrder(many)
    orders.set(team, order)
    const player = play.player_1_id
    const expected = order.bats(player)
    return player !== null && expected !== null ? [{ code: 'order', player, expected }] : []
  }
}

/** The plays that end a batter's turn. */
const typesAtBat = (kinds: readonly PlayKind[], batter: RoleWord): ReadonlySet<number> =>
  new Set(kinds.filter(one => one.roles[0]?.word === batter && atPlate.has(one.word)).map(({ type }) => type))
