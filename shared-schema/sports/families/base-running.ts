import type { PlayWord } from '../../texts/shared-texts.ts'
import type { Play } from '../model/play.ts'
import type { PlayerReference } from '../model/player-reference.ts'
import type { Bases, Runner } from '../model/situation.ts'

/** The usual result of a play for the batter and the runners. */
export interface OnBases {
  /** The base that the batter reaches, 4 being home; null for an out. */
  readonly batter: 1 | 2 | 3 | 4 | null
  /**
   * The bases that each runner advances; `forced` if only those advance whose base the next one needs; `third`
   * if only the runner on third base comes home.
   */
  readonly runners: number | 'forced' | 'third'
  /**
   * True if a runner is out: unless the play tells another one, the one on first base, or the one nearest to home if
   * first base is empty.
   */
  readonly isRunnerOut?: true
  /** True if a run on it is batted in by the batter. */
  readonly isBattedIn?: true
}

const forced = { batter: 1, runners: 'forced' } as const
const out = { batter: null, runners: 0 } as const

/**
 * The usual results of plays at the plate: runners advance as many bases as the batter. The runs that count as
 * batted in: Official Baseball Rules, 9.04.
 */
export const atPlate: ReadonlyMap<PlayWord, OnBases> = new Map<PlayWord, OnBases>([
  ['single', { batter: 1, runners: 1, isBattedIn: true }],
  ['double', { batter: 2, runners: 2, isBattedIn: true }],
  ['triple', { batter: 3, runners: 3, isBattedIn: true }],
  ['homeRun', { batter: 4, runners: 4, isBattedIn: true }],
  ['walk', { ...forced, isBattedIn: true }],
  ['intentionalWalk', { ...forced, isBattedIn: true }],
  ['hitByPitch', { ...forced, isBattedIn: true }],
  ['reachedOnInterference', { ...forced, isBattedIn: true }],
  ['strikeoutSafe', forced],
  ['fieldersChoiceSafe', { ...forced, isBattedIn: true }],
  ['reachedOnError', forced],
  ['fieldersChoice', { ...forced, isRunnerOut: true, isBattedIn: true }],
  ['doublePlay', { batter: null, runners: 1, isRunnerOut: true }],
  ['sacrificeHit', { batter: null, runners: 1, isBattedIn: true }],
  ['sacrificeFly', { batter: null, runners: 'third', isBattedIn: true }],
  ['strikeout', out],
  ['fouledOut', out],
  ['groundout', out],
  ['flyout', out],
])

export const noRunners: Bases = [null, null, null]

/** The runners after a play, and those who come home on it, the first one home first. */
export interface Ran {
  readonly bases: Bases
  readonly home: readonly Runner[]
}

/** Moves the runners, and the batter, in the usual way. The play may tell the base of the runner who is out. */
export function run(
  bases: Bases,
  { batter, runners, isRunnerOut }: OnBases,
  { player_1_id, int_1 }: Pick<Play, 'player_1_id' | 'int_1'>,
): Ran {
  const named = int_1 === null ? null : bases[int_1 - 1]
  const left = isRunnerOut ? without(bases, named ?? bases[0] ?? leadOf(bases)) : bases
  const places = bases.flatMap((runner, index) =>
    runner && left.includes(runner) ? [{ runner, base: index + 1 + advanceOf(bases, index, runners) }] : [],
  )
  const home = places.filter(({ base }) => base > 3).map(({ runner }) => runner)
  if (batter !== null) places.unshift({ runner: { player: player_1_id }, base: batter })
  return { bases: [on(places, 1), on(places, 2), on(places, 3)], home: home.reverse() }
}

const on = (places: readonly { runner: Runner; base: number }[], base: number): Runner | null =>
  places.findLast(place => place.base === base)?.runner ?? null

function advanceOf(bases: Bases, index: number, runners: OnBases['runners']): number {
  if (typeof runners === 'number') return runners
  if (runners === 'third') return index === 2 ? 1 : 0
  return bases.slice(0, index).every(before => before !== null) ? 1 : 0
}

/** The runner nearest to home. */
const leadOf = (bases: Bases): Runner | null => bases.findLast(runner => runner !== null) ?? null

/**
 * The runner with a name, or else the one nearest to home without a name. If a play names nobody, the runner
 * nearest to home.
 */
export function runnerOf(bases: Bases, player: PlayerReference | null): Runner | null {
  if (player === null) return leadOf(bases)
  const nameless = bases.findLast(runner => runner !== null && runner.player === null)
  return bases.find(runner => runner?.player === player) ?? nameless ?? null
}

/** The bases without a runner. */
export const leaving = (bases: Bases, player: PlayerReference | null): Bases =>
  without(bases, runnerOf(bases, player))

/** The bases with a runner on this one, who leaves another. A runner who was there goes on to the next. */
export function moved(bases: Bases, player: PlayerReference | null, base: number): Bases {
  const before = runnerOf(bases, player)
  const left = without(bases, before)
  const ahead = left[base - 1] ?? null
  const pushed = ahead ? moved(left, ahead.player, base + 1) : left
  const runner = { player: player ?? before?.player ?? null }
  const [first, second, third] = pushed
  return [base === 1 ? runner : first, base === 2 ? runner : second, base === 3 ? runner : third]
}

const without = ([first, second, third]: Bases, runner: Runner | null): Bases => [
  first === runner ? null : first,
  second === runner ? null : second,
  third === runner ? null : third,
]
