import type { Play } from './play.ts'
import type { Sides } from '../../rules/progress/sent-on.ts'
import {
  amountOf,
  placesOf,
  roleOf,
  teamOfPlay,
  type Amount,
  type Counts,
  type PlayKind,
  type Role,
} from './play-kind.ts'

/**
 * What a play counts: more of `counter` for a player (if known) and for the player's team; 1 if nothing else
 * is said.
 */
export type Count = (role: Role, counter: string, by?: number) => void

/** What a play brings to the score. */
export interface Step {
  /** The team that gets points, or null. */
  readonly team_id: number | null
  readonly points: number
  /** True for a shot of a shoot-out, whose points are not in the score. */
  readonly isShootout: boolean
  /** True if a period had ended before the play, although nobody said so. */
  readonly beginsPeriod: boolean
  readonly endsPeriod: boolean
  /** True if its first player may not play for the rest of the game. */
  readonly sendsOff: boolean
}

/** One game, followed play by play: it knows what needs more than one play to be known. */
export interface Course {
  /** Takes in the next play of the game. @param count takes what is counted because of it */
  next(play: Play, count: Count): Step
  /** Where in its period the game is, if there is more to say than its number. */
  place?(): PlaceInPeriod
}

/** Where a game is in a period. */
export type PlaceInPeriod = TurnInPeriod | CalledPoints

/** The points of a game within a set, as they are called. Those of 40 each are deuce. */
export interface CalledPoints {
  readonly isTiebreak: boolean
  readonly points: readonly [number | 'advantage', number | 'advantage']
}

/** Where it is in a period in which one team after the other has its turn. */
export interface TurnInPeriod {
  readonly turn: 1 | 2
  readonly outs: number
  /** The whole overs of the turn and the balls of the one that is bowled; null in sports without. */
  readonly over: readonly [overs: number, balls: number] | null
}

/** How the course of a game begins. */
export type Start = (sides: Sides) => Course

/** What a play brings that is worth nothing. */
export const noStep: Step = {
  team_id: null,
  points: 0,
  isShootout: false,
  beginsPeriod: false,
  endsPeriod: false,
  sendsOff: false,
}

/**
 * The course of a game in which every play counts what the table of its sport says, whatever happened before.
 */
export function byTable(kinds: readonly PlayKind[]): Start {
  const rows = new Map(kinds.map(kind => [kind.type, rowOf(kind)]))
  return sides => ({
    next(play, count) {
      const row = rows.get(play.type)
      if (!row) return noStep
      const { kind } = row
      const own = teamOfPlay(kind, play)
      const other = otherThan(own, sides)
      const add = (counts: CountList, role: Role): void => {
        for (const [counter, amount = 0] of counts) {
          const by = amountOf(kind, play, amount)
          if (by !== 0) count(role, counter, by)
        }
      }
      for (const { place, optional, counts } of row.roles) {
        const role = roleOf(play, place)
        if (optional !== true || role.player !== null) add(counts, role)
      }
      add(row.team, { team_id: own, player: null })
      add(row.otherTeam, { team_id: other, player: null })
      const points = amountOf(kind, play, kind.points ?? 0)
      return {
        team_id: points === 0 ? null : kind.pointsFor === 'other' ? other : own,
        points,
        isShootout: kind.isShootout === true,
        beginsPeriod: false,
        endsPeriod: kind.endsPeriod === true,
        sendsOff: kind.suspension === 'game',
      }
    },
  })
}

type CountList = readonly (readonly [string, Amount | undefined])[]

/** A row of the table as it is read for each play: games have thousands, and each tap follows all of them. */
const rowOf = (kind: PlayKind) => ({
  kind,
  roles: placesOf(kind).map(place => {
    const { counts, optional } = kind.roles[place - 1] ?? {}
    return { place, optional, counts: listOf(counts) }
  }),
  team: listOf(kind.teamCounts),
  otherTeam: listOf(kind.otherTeamCounts),
})

const listOf = (counts: Counts = {}): CountList => Object.entries(counts)

/** The other one of a game's two teams; null if the first is none of them. */
export function otherThan(team: number | null, { team_1_id, team_2_id }: Sides): number | null {
  if (team === null) return null
  return team === team_1_id ? team_2_id : team === team_2_id ? team_1_id : null
}
