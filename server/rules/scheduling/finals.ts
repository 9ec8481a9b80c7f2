import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { ScheduledGame } from './schedule.ts'

/**
 * The finals: games with no next one for their winner, to which a team comes by winning all of its
 * games. A game for third place is none, nor one that decides places further down.
 */
export function finalsOf(games: readonly ScheduledGame[]): ScheduledGame[] {
  const fromWinners = groupBy(games, game => game.next_game_for_winner_id)
  const fromLosers = groupBy(games, game => game.next_game_for_loser_id)
  const isFirst = ({ id }: ScheduledGame) => !fromWinners.has(id) && !fromLosers.has(id)
  return games.filter(game => {
    if (game.next_game_for_winner_id !== null) return false
    const unbeaten = new Set(fromWinners.get(game.id))
    for (const earlier of unbeaten)
      for (const before of fromWinners.get(earlier.id) ?? []) unbeaten.add(before)
    return [...unbeaten].some(isFirst)
  })
}
