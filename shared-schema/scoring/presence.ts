import type { CheckIn } from '../replication/result.ts'
import { hasBegun, type GameStatus } from '../rules/progress/game-status.ts'
import type { Sides } from '../rules/progress/sent-on.ts'

/** A game of the day on which teams are checked in. */
export interface GameOfDay extends Sides {
  readonly id: number
  /** The start in milliseconds. */
  readonly starts: number
  readonly status: GameStatus
  readonly forfeit_team_ids: readonly number[]
  readonly check_ins: readonly CheckIn[]
}

/** Who of a team is there on a day. */
export interface Presence {
  /** Null if nobody has checked the team in and it has not played yet. */
  readonly isHere: boolean | null
  /** The players who were checked in, by id; false for one who is known to be missing. */
  readonly players: ReadonlyMap<number, boolean>
  /**
   * The game at which the team is checked in next: the first one that is not over, or else the last one of
   * the day.
   */
  readonly game: number
}

/**
 * Who is there on a day, by team. A check-in holds for all games of the day until one at a later game says
 * something else, and a team that plays is there.
 * @param games of one day, in any order; games that are not needed are ignored
 */
export function presenceOn(games: readonly GameOfDay[]): Map<number, Presence> {
  const found = new Map<number, { isHere: boolean | null; players: Map<number, boolean>; game: number }>()
  const open = new Set<number>()
  const inOrder = games
    .filter(({ status }) => status !== 'not needed')
    .sort((a, b) => a.starts - b.starts || a.id - b.id)
  for (const game of inOrder) {
    for (const team of [game.team_1_id, game.team_2_id]) {
      if (team === null) continue
      const known = found.get(team) ?? { isHere: null, players: new Map(), game: game.id }
      if (!open.has(team)) known.game = game.id
      if (game.status !== 'final') open.add(team)
      for (const { team_id, player_id, is_here } of game.check_ins) {
        if (team_id !== team) continue
        if (player_id === null) known.isHere = is_here
        else known.players.set(player_id, is_here)
      }
      if (hasBegun(game.status) && !game.forfeit_team_ids.includes(team)) known.isHere = true
      found.set(team, known)
    }
  }
  return found
}
