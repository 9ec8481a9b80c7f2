import type { RoleWord } from '../../texts/shared-texts.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { Watch } from '../model/warning.ts'

/** The batting order of a team, learnt during the game. */
interface Order {
  readonly players: (PlayerReference | null)[]
  next: number
  /** Whether the first batter has come again: now the whole order is known. */
  isWhole: boolean
}

/**
 * Warns of a batter out of order: the first time through the order is learnt, and from then on a new batter
 * takes the place of the one who would have been next, as a substitute does.
 * @param many batters per team
 */
export const battingOrder = (kinds: readonly PlayKind[], batter: RoleWord, many: number) => (): Watch => {
  const atBat = new Set(kinds.filter(({ roles }) => roles[0]?.word === batter).map(({ type }) => type))
  const orders = new Map<number | null, Order>()
  return play => {
    if (!atBat.has(play.type)) return []
    const team = play.player_1_team_id
    const order = orders.get(team) ?? { players: [], next: 0, isWhole: false }
    orders.set(team, order)
    const player = play.player_1_id
    const at = player === null ? -1 : order.players.indexOf(player)
    if (!order.isWhole && (at === 0 || order.players.length >= many)) {
      order.isWhole = true
      order.next = 0
    }
    if (!order.isWhole) {
      if (at === -1) order.players.push(player)
      return []
    }
    const expected = order.players[order.next] ?? null
    const isWrong = at !== -1 && at !== order.next
    if (at === -1 && player !== null) order.players[order.next] = player
    order.next = ((isWrong ? at : order.next) + 1) % order.players.length
    return isWrong && player !== null && expected !== null ? [{ code: 'order', player, expected }] : []
  }
}
