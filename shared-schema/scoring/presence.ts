import type { CheckIn } from '../replication/result.ts'
import { hasBegun, type GameStatus } from '../rules/progress/game-status.ts'
import type { Sides } from '../rules/progress/sent-on.ts'
import { outranks } from './check-ins.ts'

/** A game of the day on which teams are checked in. */
export interface GameOfDay extends Sides {
  readonly id: number
  /** Its local day, `2026-06-13`. */
  readonly day: string
  /** The start in milliseconds. */
  readonly starts: number
  readonly status: GameStatus
  readonly forfeit_team_ids: readonly number[]
  readonly check_ins: readonly CheckIn[]
}

/** Who of a team is there on a day. */
export interface Presence {
  /** Null if nobody has checked the team or a player in, and it has not played yet. */
  readonly isHere: boolean | null
  /** The players who were checked in, by id; false for one who is not there. */
  readonly players: ReadonlyMap<number, boolean>
  /**
   * The game at which the team is checked in next: the first one that is not over, or else the last one of
   * the day.
   */
  readonly game: number
}

/**
 * Who is there on a day, by team and in the order of their first games. A check-in holds for all games of its
 * day, also for those before the one at which it was recorded, and a team that plays is there.
 * @param games of one day, in any order. A team is listed for games that are needed; a walkover is not played.
 */
export function presenceOn(games: readonly GameOfDay[]): Map<number, Presence> {
  const said = checkInsOf(games)
  const found = new Map<number, Presence>()
  const inOrder = games
    .filter(one => one.status !== 'not needed' && !isWalkover(one))
    .sort((a, b) => a.starts - b.starts || a.id - b.id)
  const byTeam = new Map<number, GameOfDay[]>()
  for (const game of inOrder)
    for (const team of [game.team_1_id, game.team_2_id])
      if (team !== null) byTeam.set(team, [...(byTeam.get(team) ?? []), game])
  for (const [team, own] of byTeam) {
    const { team: ofTeam, players } = said.get(team) ?? {
      team: undefined,
      players: new Map<number, boolean>(),
    }
    const isPlayer = [...players.values()].includes(true)
    const plays = own.some(({ status }) => hasBegun(status))
    const next = own.find(({ status }) => status !== 'final') ?? own.at(-1)
    if (next)
      found.set(team, {
        isHere: plays ? true : (ofTeam ?? (isPlayer ? true : null)),
        players,
        game: next.id,
      })
  }
  return found
}

/** The turn of the next check-in of a team or player on a day: one higher than all known ones. */
export const nextTurn = (
  known: readonly CheckIn[],
  of: Pick<CheckIn, 'team_id' | 'player_id' | 'day'>,
): number =>
  1 +
  Math.max(
    0,
    ...known
      .filter(one => one.team_id === of.team_id && one.player_id === of.player_id && one.day === of.day)
      .map(({ turn }) => turn),
  )

interface Said {
  readonly team: boolean | undefined
  readonly players: Map<number, boolean>
}

/** The check-ins that count, by team: those for the day of their game by a team that plays it. */
function checkInsOf(games: readonly GameOfDay[]): Map<number, Said> {
  const latest = new Map<string, CheckIn>()
  for (const { day, team_1_id, team_2_id, check_ins } of games)
    for (const one of check_ins) {
      if (one.day !== day || (one.team_id !== team_1_id && one.team_id !== team_2_id)) continue
      const key = `${one.team_id}/${one.player_id ?? ''}`
      const before = latest.get(key)
      if (!before || outranks(one, before)) latest.set(key, one)
    }
  const said = new Map<number, Said>()
  for (const { team_id, player_id, is_here } of latest.values()) {
    const known = said.get(team_id) ?? { team: undefined, players: new Map<number, boolean>() }
    if (player_id !== null) known.players.set(player_id, is_here)
    said.set(team_id, player_id === null ? { ...known, team: is_here } : known)
  }
  return said
}

/** A game that ended without being played, or not to its end: it says nothing about who is there. */
const isWalkover = ({ status, forfeit_team_ids }: GameOfDay): boolean =>
  status === 'final' && forfeit_team_ids.length > 0
