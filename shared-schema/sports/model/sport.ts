import type { Sides } from '../../rules/progress/sent-on.ts'
import type { ColumnWord, GroupWord } from '../../texts/shared-texts.ts'
import { byTable, type Start } from './course.ts'
import { figuresOf, type Counters, type Figure } from './figures.ts'
import type { GameStructure } from './game-structure.ts'
import { generalKinds } from './general-kinds.ts'
import { inOwnWords, type OwnWords } from './own-words.ts'
import type { Play } from './play.ts'
import type { Level, PlayKind } from './play-kind.ts'
import type { Scoreboard } from './scoreboard.ts'
import type { Situation } from './situation.ts'
import type { SetRule } from './set-rule.ts'
import type { Timing } from './timing.ts'
import type { PlayerLimit, Watch } from './warning.ts'
import type { Release } from './release.ts'
import { atStrength, type Strength } from './strength.ts'
import { withSuspensions } from './with-suspensions.ts'

/** The plays that a tapped play brings in a situation. */
type PlaysAt = (play: Play, situation: Situation, sides: Sides) => readonly Play[]

/**
 * A play that a tap recorded together with another one, after that one was corrected.
 * @returns the same object if it stays as it is
 */
export type CorrectedWith = (added: Play, before: Play, after: Play) => Play

/** A part of the box score: lines with these columns, for everyone who has one of them. */
export interface BoxGroup<Column extends string = string> {
  /** Its heading; null if it is the only part. */
  readonly word: GroupWord | null
  /** Counters and figures, in display order. */
  readonly columns: readonly Column[]
  /** The column that ranks the players; the first by default. */
  readonly ranking?: Column
}

/** All counters of players and teams, by their names on the wire. */
interface Counted<Counter extends string = string> {
  /** Counted for players and for their team; the team's line also includes its own. */
  readonly both: readonly Counter[]
  readonly players?: readonly Counter[]
  readonly teams?: readonly Counter[]
  /** The team counters that the opponents' lines show as `opponent_...`. */
  readonly opponents?: readonly Counter[]
}

/** The definition of a sport. */
export interface SportTable<Counter extends string, FigureName extends string> {
  readonly structure: GameStructure
  /** How time is kept; by default nothing stops the clock and no timeouts are counted. */
  readonly timing?: Timing
  readonly kinds: readonly PlayKind<NoInfer<Counter>>[]
  readonly counted: Counted<Counter>
  /** Figures computed from the counters of a line at any level, by name. */
  readonly figures: Readonly<Record<FigureName, Figure>>
  readonly box: readonly BoxGroup<NoInfer<Counter | FigureName> & ColumnWord>[]
  /** Its own words for plays and columns that it shares with other sports. */
  readonly words?: OwnWords
  /** How the score alone is kept. */
  readonly scoreboard: Scoreboard
  /** The points that win a set, if the score counts sets and plays score points of a set. */
  readonly sets?: SetRule
  /** Rules that need more than one play, wrapped around each play's count by its row. */
  readonly course?: (byTable: Start) => Start
  /** Limits that put players out of the game; recording more is not prevented. */
  readonly limits?: readonly PlayerLimit<NoInfer<Counter>>[]
  /** Ends suspensions before their time, if anything does. */
  readonly release?: Release
  /** How suspensions change the number of players; not at all by default. */
  readonly strength?: Strength
  /**
   * The plays that are recorded with a play that a scorekeeper taps, in order, the play itself or its result
   * last: the runs that a hit usually brings. By default the play alone.
   */
  readonly playsAt?: PlaysAt
  /** Changes the plays that came with a tapped one when that one is corrected. By default they stay. */
  readonly correctedWith?: CorrectedWith
  /** True if the frequent plays are always those of the side on turn: the other one is not offered them. */
  readonly takesTurns?: true
  /** Warnings about odd plays that the limits and suspensions do not cover. */
  readonly watch?: () => Watch
  /** Whether the teams score each other's spirit of the game, as in disc sports. */
  readonly hasSpirit?: boolean
  /**
   * Raised whenever plays count differently: servers then recount all recorded games. Default 3: a line-up
   * alone began a game in 1, a note alone in 2.
   */
  readonly version?: number
  /** The default recording level: the score alone if omitted. */
  readonly usualLevel?: Level
}

/** How one sport's plays become points and stat lines. */
export interface SportRules {
  readonly kinds: readonly PlayKind[]
  readonly playerCounters: readonly string[]
  readonly teamCounters: readonly string[]
  /** The team counters that the opponents' lines show as `opponent_...`. */
  readonly opponentCounters: readonly string[]
  /** Figures computed from the counters of a line at any level (percentages, balances), by name. */
  readonly figures: Readonly<Record<string, Figure>>
  readonly sets: SetRule | null
  readonly timing: Timing
  /**
   * Whether the clock restarts with each period, because periods last a given time; if not, one clock runs
   * through the game.
   */
  readonly isTimedByPeriod: boolean
  /** Whether the winner of a shoot-out gets a point added to the score. */
  readonly shootoutAddsPoint: boolean
  /** Begins to follow a game. */
  readonly start: Start
  /** The values of the figures for the counters of a line. */
  derived(counters: Counters): Record<string, number>
}

/** Everything the program knows about a sport. */
export interface SportDefinition {
  readonly rules: SportRules
  readonly structure: GameStructure
  readonly scoreboard: Scoreboard
  readonly box: readonly BoxGroup<ColumnWord>[]
  /** Its own words for columns and parts of the box score; its kinds of plays have them already. */
  readonly words: OwnWords
  readonly limits: readonly PlayerLimit[]
  readonly release: Release | null
  readonly strength: Strength | null
  readonly watch: (() => Watch) | undefined
  /** True if the frequent plays are always those of the side on turn. */
  readonly takesTurns: boolean
  /** The plays that are recorded with a tapped play, in order; the last one may be asked about. */
  readonly playsAt: PlaysAt
  /** A play that came with a tapped one, after a correction of the latter. */
  readonly correctedWith: CorrectedWith
  /** A tapped play with its time, as the strength of the teams makes it. */
  readonly atStrength: (play: Play, situation: Situation, sides: Sides) => Play
  readonly hasSpirit: boolean
  /** The version of the counting rules. */
  readonly version: number
  readonly usualLevel: Level
}

/** Builds a sport from its definition. */
export function sport<const Counter extends string, const FigureName extends string>(
  table: SportTable<Counter | 'timeouts', FigureName>,
): SportDefinition {
  const { counted, figures, structure } = table
  const { limits = [], release = null, strength = null, words = {} } = table
  const kinds = inOwnWords([...table.kinds, ...generalKinds], words)
  const byRows = byTable(kinds)
  const start = table.course?.(byRows) ?? byRows
  const suspends = limits.length > 0 || kinds.some(kind => kind.suspension !== undefined)
  return {
    rules: {
      kinds,
      playerCounters: [...counted.both, ...(counted.players ?? [])],
      teamCounters: [...counted.both, ...(counted.teams ?? []), 'timeouts'],
      opponentCounters: counted.opponents ?? [],
      figures,
      sets: table.sets ?? null,
      timing: table.timing ?? {},
      isTimedByPeriod: structure.minutes !== null,
      shootoutAddsPoint: structure.shootout?.addsPoint === true,
      start: suspends ? withSuspensions({ kinds, limits, release, strength })(start) : start,
      derived: counters => figuresOf(figures, counters),
    },
    structure,
    scoreboard: table.scoreboard,
    box: table.box,
    words,
    limits,
    release,
    strength,
    watch: table.watch,
    takesTurns: table.takesTurns === true,
    playsAt: table.playsAt ?? (play => [play]),
    correctedWith: table.correctedWith ?? (added => added),
    atStrength: (play, situation, sides) => atStrength(strength, play, situation, sides),
    hasSpirit: table.hasSpirit === true,
    version: table.version ?? 3,
    usualLevel: table.usualLevel ?? 'score',
  }
}

/** The kind of a play, if the sport has it. */
export const kindOf = (
  { kinds }: Pick<SportRules, 'kinds'>,
  play: Pick<Play, 'type'>,
): PlayKind | undefined => kinds.find(({ type }) => type === play.type)

/** The teams that a play names: those of its players, and the team of a timeout. */
export function teamsIn(rules: SportRules, play: Play): number[] {
  const kind = kindOf(rules, play)
  const named = kind?.team ? [play[kind.team]] : []
  return [play.player_1_team_id, play.player_2_team_id, play.player_3_team_id, ...named].filter(
    team => team !== null,
  )
}
