import type { Sides } from '../rules/progress/sent-on.ts'
import type { Step } from '../sports/model/course.ts'
import { generalKinds } from '../sports/model/general-kinds.ts'
import { generalPlays } from '../sports/model/general-plays.ts'
import { places, roleOf, teamOfPlay, type PlayKind } from '../sports/model/play-kind.ts'
import type { Play } from '../sports/model/play.ts'
import type { PlayerReference } from '../sports/model/player-reference.ts'
import type { SportDefinition } from '../sports/model/sport.ts'
import { countLimits, type Reached } from '../sports/model/limits.ts'
import { Suspensions } from '../sports/model/suspensions.ts'
import type { Warning } from '../sports/model/warning.ts'
import { breaksAgain } from './breaks-again.ts'
import { timeoutsTaken } from './timeouts.ts'

/** A play, its recording time, and its place in the game. */
export interface WatchedPlay {
  readonly play: Play
  /** In milliseconds by a device's clock. */
  readonly at: number
  /** The period in which it happened, from 1. */
  readonly period: number
  /** The score after it: points may have been added since the play before it. */
  readonly score: readonly [number, number]
}

/** The warnings about each play of a game, and the players who are out of it now. */
export interface Watched {
  readonly warnings: readonly (readonly Warning[])[]
  readonly out: ReadonlySet<PlayerReference>
}

const generalTypes: ReadonlySet<number> = new Set(generalKinds.map(({ type }) => type))

/** Checks the plays of a game for oddities, by the table of its sport and by the sport's own checks. */
export function watchPlays(sport: SportDefinition, sides: Sides, plays: readonly WatchedPlay[]): Watched {
  const kinds = new Map(sport.rules.kinds.map(kind => [kind.type, kind]))
  const ofSport = sport.watch?.()
  const course = sport.rules.start(sides)
  const limits = countLimits(sport.limits)
  const out = new Set<PlayerReference>()
  const suspensions = new Suspensions({ ...sport, kinds: sport.rules.kinds })
  const breaks = new Map<number, number>()
  const again = breaksAgain(plays, ({ play }) => isBreak(kinds.get(play.type)))
  /** The last score, to which a later play may still belong: one try has one conversion. */
  let lastScore: { readonly team: number | null; readonly points: number } | null = null

  const warnings = plays.map((watched, place) => {
    const { play } = watched
    const now = { clock: play.int_4, at: watched.at }
    const kind = kinds.get(play.type)
    const reached: Reached[] = []
    const step = course.next(play, ({ player }, counter, by = 1) => {
      if (player !== null) reached.push(...limits(player, counter, by))
    })
    const isOfSport = kind !== undefined && !generalTypes.has(kind.type)
    const named = isOfSport ? places.flatMap(place => roleOf(play, place).player ?? []) : []
    const found: Warning[] = [
      ...named.flatMap((player): Warning[] => {
        if (out.has(player)) return [{ code: 'out', player }]
        return suspensions.has(player, now) ? [{ code: 'suspended', player }] : []
      }),
      ...(isBreak(kind) ? endsOf(watched) : []),
      ...(play.type === generalPlays.timeout ? timeoutOf(watched, plays.slice(0, place + 1)) : []),
      ...(kind ? belongs(kind, play, step) : []),
      ...(ofSport?.(play) ?? []),
    ]
    for (const limit of reached) {
      if (!out.has(limit.player) && kind?.suspension !== 'game') found.push(limit)
      out.add(limit.player)
    }
    if (kind?.suspension === 'game' && play.player_1_id !== null) out.add(play.player_1_id)
    suspensions.follow(play, now)
    return found
  })
  return { warnings, out }

  function belongs(kind: PlayKind, play: Play, { team_id, points }: Step): Warning[] {
    if (kind.after === undefined) {
      if (points > 0) lastScore = { team: team_id, points }
      return []
    }
    const isAfter = lastScore?.points === kind.after && lastScore.team === teamOfPlay(kind, play)
    lastScore = null
    return isAfter ? [] : [{ code: 'notAfter' }]
  }

  function timeoutOf({ play, period }: WatchedPlay, until: readonly WatchedPlay[]): Warning[] {
    const { timeouts } = sport.rules.timing
    const team = play.int_1
    if (!timeouts || team === null) return []
    const { many, taken } = timeoutsTaken(sport.structure, timeouts, team, period, until)
    return taken > many ? [{ code: 'timeouts', team, many }] : []
  }

  function endsOf(watched: WatchedPlay): Warning[] {
    const { type } = watched.play
    const many = (breaks.get(type) ?? 0) + 1
    breaks.set(type, many)
    return again.has(watched) || (many > 1 && isOnce(kinds.get(type))) ? [{ code: 'breakAgain' }] : []
  }
}

/** The end of a period, or of the turn of a side in it. */
const isBreak = (kind: PlayKind | undefined): boolean => kind?.endsPeriod === true || kind?.endsTurn === true

/** Half-time and the like. */
const isOnce = (kind: PlayKind | undefined): boolean =>
  kind?.endsPeriod === true && kind.word !== 'endOfPeriod'
