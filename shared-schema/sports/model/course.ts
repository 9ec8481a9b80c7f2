import type { Play } from './play.ts'
import { noSituation, type SideNumber, type Situation } from './situation.ts'
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

/** Adds to `counter` for a player (if known) and for the player's team, by 1 unless `by` is given. */
export type Count = (role: Role, counter: string, by?: number) => void

/** The effect of a play on the score and the game. */
export interface Step {
  /** The team that gets points, or null. */
  readonly team_id: number | null
  readonly points: number
  /** True for a shot of a shoot-out, whose points are not in the score. */
  readonly isShootout: boolean
  /** True if a period had ended before the play, although nobody recorded its end. */
  readonly beginsPeriod: boolean
  readonly endsPeriod: boolean
  /** True if the first player may not play for the rest of the game. */
  readonly sendsOff: boolean
}

/** One game, followed play by play: carries the state for rules that need more than one play. */
export interface Course {
  /** Takes in the next play of the game. @param count receives the counts caused by the play */
  next(play: Play, count: Count): Step
  /** The situation after the plays so far; it does not change when the game goes on. */
  situation(): Situation
}

/**
 * A course that takes in plays in a different way, and adds to the situation of the course inside it.
 * @param next the new way; it passes each play on to the course inside
 * @param adds the parts of the situation that it knows; its facts and players come after those inside
 */
export const around = (
  course: Course,
  next: Course['next'],
  adds?: (inside: Situation) => Partial<Situation>,
): Course => ({
  next,
  situation() {
    const inside = course.situation()
    const { facts = [], players = [], ...rest } = adds?.(inside) ?? {}
    return {
      ...inside,
      ...rest,
      facts: [...inside.facts, ...facts],
      players: [...inside.players, ...players],
    }
  },
})

/** Starts the course of a game. */
export type Start = (sides: Sides) => Course

/** The step of a play that scores nothing. */
export const noStep: Step = {
  team_id: null,
  points: 0,
  isShootout: false,
  beginsPeriod: false,
  endsPeriod: false,
  sendsOff: false,
}

/**
 * The course of a game in which each play counts by its row in the sport's table, regardless of earlier
 * plays.
 */
export function byTable(kinds: readonly PlayKind[]): Start {
  const rows = new Map(kinds.map(kind => [kind.type, rowOf(kind)]))
  return sides => ({
    situation: () => noSituation,
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

/**
 * A table row prepared for lookup per play: games have thousands of plays, and each tap follows all of them.
 */
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

/** The other one of a game's two teams; null if the given team is neither. */
export function otherThan(team: number | null, { team_1_id, team_2_id }: Sides): number | null {
  if (team === null) return null
  return team === team_1_id ? team_2_id : team === team_2_id ? team_1_id : null
}

/** The side of a team in a game; null if it is neither of the two. */
export const sideOf = (team: number | null, { team_1_id, team_2_id }: Sides): SideNumber | null =>
  team === null ? null : team === team_1_id ? 0 : team === team_2_id ? 1 : null

/** The team of a side in a game; null if it is not known yet. */
export const teamOfSide = (side: SideNumber, { team_1_id, team_2_id }: Sides): number | null =>
  side === 0 ? team_1_id : team_2_id

/** The side that plays against this one. */
export const otherSide = (side: SideNumber): SideNumber => (side === 0 ? 1 : 0)
