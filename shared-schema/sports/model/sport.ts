import type { ColumnWord, GroupWord } from '../../texts/shared-texts.ts'
import { byTable, type Start } from './course.ts'
import { figuresOf, type Counters, type Figure } from './figures.ts'
import type { GameStructure } from './game-structure.ts'
import { generalKinds } from './general-kinds.ts'
import type { Play } from './play.ts'
import type { Level, PlayKind } from './play-kind.ts'
import type { Scoreboard } from './scoreboard.ts'
import type { SetRule } from './set-rule.ts'
import type { Timing } from './timing.ts'
import type { PlayerLimit, Watch } from './warning.ts'
import type { Release } from './release.ts'

/** A part of the box score: the lines of those who did something of it, by these columns. */
export interface BoxGroup<Column extends string = string> {
  /** Its heading; null if there is but one. */
  readonly word: GroupWord | null
  /** Counters and figures, in the order in which they stand. */
  readonly columns: readonly Column[]
  /** The one by which players are ranked; the first if it is left out. */
  readonly ranking?: Column
}

/** All that is counted of players and teams, by names that the wire has. */
export interface Counted<Counter extends string = string> {
  /** Of players, and in their team's line all of them and what is the team's alone. */
  readonly both: readonly Counter[]
  readonly players?: readonly Counter[]
  readonly teams?: readonly Counter[]
  /** Those of a team that its opponents' lines show as `opponent_...`. */
  readonly opponents?: readonly Counter[]
}

/** What a sport says of itself. */
export interface SportTable<Counter extends string, FigureName extends string> {
  readonly structure: GameStructure
  /** How time is kept; nothing stops the clock and no timeouts are counted if it is left out. */
  readonly timing?: Timing
  readonly kinds: readonly PlayKind<NoInfer<Counter>>[]
  readonly counted: Counted<Counter>
  /** What follows from the counters of a line at any level, by name. */
  readonly figures: Readonly<Record<FigureName, Figure>>
  readonly box: readonly BoxGroup<NoInfer<Counter | FigureName> & ColumnWord>[]
  /** How the score alone is kept. */
  readonly scoreboard: Scoreboard
  /** The points that win a set, if the score counts sets and a play is worth points of one. */
  readonly sets?: SetRule
  /** What needs more than one play to be known, around what each play counts by its row. */
  readonly course?: (byTable: Start) => Start
  /** What puts players out of the game; nobody is kept from recording more of them. */
  readonly limits?: readonly PlayerLimit<NoInfer<Counter>>[]
  /** What ends suspensions before their time, if anything does. */
  readonly release?: Release
  /** What is odd about a play, where the limits and suspensions do not say it. */
  readonly watch?: () => Watch
  /** Whether the teams score each other's spirit of the game, as those of the disc do. */
  readonly hasSpirit?: boolean
  /**
   * Raised whenever plays count something else than before: servers then count anew what was recorded. 2 if
   * it is left out: in 1 a line-up alone began a game.
   */
  readonly version?: number
  /** How much is recorded unless somebody chooses otherwise: the score alone if it is left out. */
  readonly usualLevel?: Level
}

/** How one sport's plays become points and stat lines. */
export interface SportRules {
  readonly kinds: readonly PlayKind[]
  readonly playerCounters: readonly string[]
  readonly teamCounters: readonly string[]
  /** Those of the team's counters that the opponents' lines show as `opponent_...`. */
  readonly opponentCounters: readonly string[]
  /** What follows from the counters of a line at any level (percentages, balances), by name. */
  readonly figures: Readonly<Record<string, Figure>>
  readonly sets: SetRule | null
  readonly timing: Timing
  /**
   * Whether a clock begins anew with each period, because these last a given time; else one runs through the
   * game.
   */
  readonly isTimedByPeriod: boolean
  /** Whether the winner of a shoot-out gets a point of the score. */
  readonly shootoutAddsPoint: boolean
  /** Begins to follow a game. */
  readonly start: Start
  /** The values of the figures for the counters of a line. */
  derived(counters: Counters): Record<string, number>
}

/** All that the program knows of a sport. */
export interface SportDefinition {
  readonly rules: SportRules
  readonly structure: GameStructure
  readonly scoreboard: Scoreboard
  readonly box: readonly BoxGroup<ColumnWord>[]
  readonly limits: readonly PlayerLimit[]
  readonly release: Release | null
  readonly watch: (() => Watch) | undefined
  readonly hasSpirit: boolean
  /** Which version of what plays count this is. */
  readonly version: number
  readonly usualLevel: Level
}

/** A sport, from what it says of itself. */
export function sport<const Counter extends string, const FigureName extends string>(
  table: SportTable<Counter | 'timeouts', FigureName>,
): SportDefinition {
  const { counted, figures, structure } = table
  const kinds = [...table.kinds, ...generalKinds]
  const start = byTable(kinds)
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
      start: table.course?.(start) ?? start,
      derived: counters => figuresOf(figures, counters),
    },
    structure,
    scoreboard: table.scoreboard,
    box: table.box,
    limits: table.limits ?? [],
    release: table.release ?? null,
    watch: table.watch,
    hasSpirit: table.hasSpirit === true,
    version: table.version ?? 2,
    usualLevel: table.usualLevel ?? 'score',
  }
}

/** The kind of a play, if the sport has it. */
export const kindOf = ({ kinds }: SportRules, play: Play): PlayKind | undefined =>
  kinds.find(({ type }) => type === play.type)

/** The teams that a play names: those of its players, and that of a timeout. */
export function teamsIn(rules: SportRules, play: Play): number[] {
  const kind = kindOf(rules, play)
  const named = kind?.team ? [play[kind.team]] : []
  return [play.player_1_team_id, play.player_2_team_id, play.player_3_team_id, ...named].filter(
    team => team !== null,
  )
}
