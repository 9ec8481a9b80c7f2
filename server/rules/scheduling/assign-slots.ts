import { choosingOrder } from './choosing-order.ts'
import { Precedence } from './precedence.ts'
import {
  endOf,
  inOrder,
  type ScheduledGame,
  type ScheduleRules,
  type Site,
  type TimedGame,
} from './schedule.ts'
import { Timetable } from './timetable.ts'

export interface AssignmentRules extends ScheduleRules {
  /** The games that need a field and a start. */
  readonly game_ids: ReadonlySet<number>
  /** The earliest start. */
  readonly from: number
  /** The finals and their one field, which need not be among the others. */
  readonly finals: { readonly site: Site; readonly game_ids: ReadonlySet<number> } | null
}

/** The field and start of a game. */
export interface Slot {
  readonly game_id: number
  readonly game_site_id: number
  readonly start: number
}

/** A game that found no slot, and why: it may wait for another one without a slot. */
export interface Unplaced {
  readonly game_id: number
  readonly reason: 'has_begun' | 'is_pinned' | 'no_site' | 'no_time' | 'waits'
  readonly waits_for_id: number | null
}

/** The result for the games that needed a slot, by id. */
export interface Assignment {
  readonly placed: readonly Slot[]
  readonly unplaced: readonly Unplaced[]
}

/** The number of attempts that move games without a slot further ahead. */
const ATTEMPTS = 8

/**
 * Gives games a field and a start, as early as possible and without anything for `findConflicts` to report
 * about them. All other games stay in place. Among fields that are free at the same time, the one with the
 * fewest games is taken.
 *
 * Each game in turn takes its earliest slot, those with the longest chain of games behind them first. Games
 * that find none go further ahead in the next attempt; the attempt that places the most games counts. The
 * same games and fields give the same slots, in any order of input.
 *
 * @param sites the fields, with the hours within which games may be put there.
 * Source: serial schedule generation (Kolisch 1996), squeaky wheel optimization (Joslin & Clements 1999).
 */
export function assignSlots(
  games: readonly ScheduledGame[],
  sites: readonly Site[],
  rules: AssignmentRules,
): Assignment {
  const known = games.toSorted((one, other) => one.id - other.id)
  const asking = known.filter(({ id }) => rules.game_ids.has(id))
  const begun = asking
    .filter(({ status }) => status !== 'scheduled')
    .map(({ id }) => unplaced(id, 'has_begun'))
  const movable = new Set(asking.filter(({ status }) => status === 'scheduled'))
  const precedence = new Precedence(known, rules.rest_minutes)
  const fixed = inOrder(known.filter(game => !movable.has(game)))

  const impatience = new Map<number, number>()
  const attempt = () =>
    place(choosingOrder([...movable], precedence, impatience), fixed, precedence, sites, rules)
  let found = attempt()
  let best = found
  for (let further = 1; further < ATTEMPTS; further++) {
    const late = found.unplaced.filter(({ reason }) => reason === 'no_time')
    if (late.length === 0) break
    for (const { game_id } of late) impatience.set(game_id, (impatience.get(game_id) ?? 0) + 1)
    found = attempt()
    if (found.placed.length > best.placed.length) best = found
  }
  return {
    placed: best.placed.toSorted(byGame),
    unplaced: [...begun, ...best.unplaced].sort(byGame),
  }
}

/** Lets the games choose, one after the other. */
function place(
  order: readonly ScheduledGame[],
  fixed: readonly TimedGame[],
  precedence: Precedence,
  sites: readonly Site[],
  rules: AssignmentRules,
): Assignment {
  const timetable = new Timetable(fixed, rules)
  const settled = new Map(fixed.map(game => [game.id, game]))
  const choosing = new Set(order)
  const left: Unplaced[] = []
  const placed: Slot[] = []
  for (const game of order) {
    const before = precedence.before(game)
    const awaited = before.find(step => choosing.has(step.game) && !settled.has(step.game.id))
    if (awaited) {
      left.push({ game_id: game.id, reason: 'waits', waits_for_id: awaited.game.id })
      continue
    }
    const earliest = Math.max(
      rules.from,
      ...before.flatMap(step => settledOnes(step.game).map(other => endOf(other) + step.gap)),
    )
    const latest = Math.min(
      ...precedence
        .after(game)
        .flatMap(step => settledOnes(step.game).map(other => other.start - step.gap - game.minutes)),
    )
    const allowed = rules.finals?.game_ids.has(game.id) ? [rules.finals.site] : sites
    const [slot] = allowed
      .flatMap(site => {
        const start = timetable.earliest(game, site, earliest)
        return start === undefined || start > latest
          ? []
          : [{ game_site_id: site.id, start, use: timetable.gamesAt(site.id).length }]
      })
      .sort(
        (one, other) =>
          one.start - other.start || one.use - other.use || one.game_site_id - other.game_site_id,
      )
    if (slot) settle({ ...game, start: slot.start, game_site_id: slot.game_site_id })
    else left.push(unplaced(game.id, allowed.length === 0 ? 'no_site' : 'no_time'))
  }
  return { placed, unplaced: left }

  function settledOnes({ id }: ScheduledGame): TimedGame[] {
    const game = settled.get(id)
    return game ? [game] : []
  }

  function settle(game: TimedGame & { game_site_id: number }): void {
    settled.set(game.id, game)
    timetable.add(game)
    placed.push({ game_id: game.id, game_site_id: game.game_site_id, start: game.start })
  }
}

const unplaced = (game_id: number, reason: Unplaced['reason']): Unplaced => ({
  game_id,
  reason,
  waits_for_id: null,
})

const byGame = (one: { game_id: number }, other: { game_id: number }): number => one.game_id - other.game_id
