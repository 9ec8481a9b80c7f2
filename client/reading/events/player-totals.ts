import type { Counters } from '../../../shared-schema/sports/model/figures.ts'
import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { CountedGame } from './counted-games.ts'

/** A player's totals over all games of an event. */
export interface PlayerTotal {
  readonly player: PlayerReference
  /** The player's teams, the latest last. */
  readonly teamIds: readonly number[]
  readonly counters: Counters
}

/** The sums of all box scores but those of single games, which count in nothing else, by player. */
export function playerTotals(games: readonly CountedGame[]): PlayerTotal[] {
  const totals = new Map<PlayerReference, { teams: Set<number>; counters: Record<string, number> }>()
  for (const { game, box } of games) {
    if (isSingle(game)) continue
    for (const { player_id, team_id, counters } of box.players) {
      const total = totals.get(player_id) ?? { teams: new Set(), counters: {} }
      totals.set(player_id, total)
      total.teams.add(team_id)
      for (const [name, value] of Object.entries(counters))
        total.counters[name] = (total.counters[name] ?? 0) + value
    }
  }
  return [...totals].map(([player, { teams, counters }]) => ({ player, teamIds: [...teams], counters }))
}
