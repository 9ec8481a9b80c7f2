import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Limits } from '../../shared-schema/scoring/caps.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { GameClock, Moment } from '../../shared-schema/scoring/game-clock.ts'
import { isTimeoutOf, timeoutsTaken, type TimeoutsTaken } from '../../shared-schema/scoring/timeouts.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import type { PlaceInPeriod } from '../../shared-schema/sports/model/situation.ts'
import type { EventRules } from '../../shared-schema/sports/model/event-rules.ts'
import type { GameStructure } from '../../shared-schema/sports/model/game-structure.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type { Names } from './play-text.ts'

/** A timeout that a team has just taken. */
interface RunningTimeout {
  readonly team: string
  readonly since: Moment
  readonly seconds: number
}

/**
 * All data for showing the clock of a game. Values that change with time are computed where they are shown.
 */
export interface GameTimes {
  readonly structure: GameStructure
  readonly clock: GameClock | null
  /** Whether the game has a clock. */
  readonly hasClock: boolean
  readonly limits: Limits
  readonly status: GameState['status']
  /** The current period; the first is 1. */
  readonly period: number
  /** True if something of the current period was recorded. */
  readonly isPeriodPlayed: boolean
  readonly place: PlaceInPeriod | null
  readonly score: readonly [number, number]
  readonly timeouts: readonly [TimeoutsTaken, TimeoutsTaken] | null
  readonly timeout: RunningTimeout | null
}

/** @param sport with the event's rules */
export function gameTimes(
  state: GameState,
  game: Sides,
  sport: SportDefinition,
  rules: EventRules,
  names: Names,
): GameTimes {
  const { structure } = sport
  const { timing } = sport.rules
  const limits: Limits = {
    target: timing.target ?? null,
    softCap: rules.soft_cap_minutes,
    capAdds: rules.soft_cap_points,
    hardCap: rules.hard_cap_minutes,
  }
  const taken = (team: number | null): TimeoutsTaken =>
    timing.timeouts
      ? timeoutsTaken(structure, timing.timeouts, team, state.period, state.plays)
      : { many: 0, taken: 0 }
  const isCapped = limits.softCap !== null || limits.hardCap !== null
  return {
    structure,
    clock: state.clock,
    hasClock: structure.minutes !== null || timing.hasGameClock === true || isCapped,
    limits,
    status: state.status,
    period: state.period,
    isPeriodPlayed: isPeriodPlayed(state),
    place: state.situation.place,
    score: [state.team_1_score, state.team_2_score],
    timeouts: timing.timeouts ? [taken(game.team_1_id), taken(game.team_2_id)] : null,
    timeout: runningTimeout(state, game, sport, names),
  }
}

const generalTypes: ReadonlySet<number> = new Set(generalKinds.map(({ type }) => type))

/** A substitution or a timeout may be recorded in a break, too. */
const isPeriodPlayed = ({ period, periods, plays }: GameState): boolean =>
  (period === periods.length && periods.at(-1)?.some(points => points !== 0) === true) ||
  plays.some(one => one.period === period && !generalTypes.has(one.play.type))

/** The timeout after which nothing has happened yet. */
function runningTimeout(
  { plays, clock, status }: GameState,
  { team_1_id, team_2_id }: Sides,
  { rules: { timing } }: SportDefinition,
  names: Names,
): RunningTimeout | null {
  const last = plays.at(-1)
  const team = [team_1_id, team_2_id].find(id => last && isTimeoutOf(id, last.play)) ?? null
  if (!last || team === null || !timing.timeouts || status !== 'live') return null
  return { team: names.team(team), since: momentOf(last.root, clock), seconds: timing.timeouts.seconds }
}

/** The moment of a recording. */
function momentOf({ device_id, recorded_at }: Entry, clock: GameClock | null): Moment {
  const ahead = clock?.since.device_id === device_id ? clock.since.ahead : null
  return { device_id, at: Date.parse(recorded_at), ahead }
}
