import { Desk } from './desk.ts'
import { collision, lastingHindrances, type Hindrance } from './hindrances.ts'
import type { Candidate, Filled, OfficiatingTask, Slot } from './task.ts'

/** A slot that nobody can take, with the number of candidates by their hindrance. */
export interface Unfilled extends Slot {
  readonly candidates: number
  readonly hindrances: Readonly<Partial<Record<Hindrance['kind'], number>>>
}

export interface OfficiatingPlan {
  readonly filled: readonly Filled[]
  readonly unfilled: readonly Unfilled[]
}

/**
 * Fills the open slots. Nobody is at two games at once, at a game of their own team, or away; loads are level,
 * rows of games short, and teams on duty near their own games, as long as that is possible. The same task always
 * gives the same plan.
 */
export function planOfficials(task: OfficiatingTask): OfficiatingPlan {
  const desk = new Desk(task)
  const order = task.open
    .map((slot, number) => ({ slot, number, choice: desk.fit[number]?.length ?? 0 }))
    .toSorted((one, two) => one.slot.game.start - two.slot.game.start || one.choice - two.choice)
    .map(({ number }) => number)
  const open = order.filter(number => !fill(desk, number, new Set()))
  level(desk, order)
  const filled = desk.filled()
  return { filled, unfilled: open.map(number => explain(task, desk.slot(number), filled)) }
}

/** Gives a slot to the cheapest candidate, if need be to one whose slot in the way somebody else takes. */
function fill(desk: Desk, number: number, tried: Set<number>): boolean {
  tried.add(number)
  const candidates = byCost(desk, number)
  const free = candidates.find(candidate => desk.blockers(candidate, number).length === 0)
  if (free) {
    desk.give(number, free)
    return true
  }
  for (const candidate of candidates) {
    const [blocker, ...more] = desk.blockers(candidate, number)
    const other = blocker?.number
    if (other === undefined || more.length > 0 || tried.has(other)) continue
    desk.take(other)
    desk.give(number, candidate)
    if (fill(desk, other, tried)) return true
    desk.take(number)
    desk.give(other, candidate)
  }
  return false
}

/** Moves slots as long as that makes the plan cheaper: each move lowers its cost, so there is an end. */
function level(desk: Desk, order: readonly number[]): void {
  for (;;) {
    const hasMoved = order.map(number => improve(desk, number)).includes(true)
    if (!hasMoved) return
  }
}

function improve(desk: Desk, number: number): boolean {
  const holder = desk.take(number)
  if (!holder) return false
  const before = desk.costOf(number, holder)
  const better = byCost(desk, number).find(
    candidate => candidate !== holder && desk.blockers(candidate, number).length === 0,
  )
  const isBetter = better !== undefined && desk.costOf(number, better) < before
  desk.give(number, isBetter ? better : holder)
  return isBetter
}

const byCost = (desk: Desk, number: number): Candidate[] =>
  (desk.fit[number] ?? [])
    .map(candidate => ({ candidate, cost: desk.costOf(number, candidate) }))
    .toSorted((one, two) => one.cost - two.cost || one.candidate.id - two.candidate.id)
    .map(({ candidate }) => candidate)

function explain(
  { candidates, kept, rules }: OfficiatingTask,
  slot: Slot,
  filled: readonly Filled[],
): Unfilled {
  const possible = candidates.filter(({ kind }) => kind === slot.by)
  const hindrances: Partial<Record<Hindrance['kind'], number>> = {}
  for (const candidate of possible) {
    const lasting = lastingHindrances(candidate, slot, rules)[0]?.kind
    const kind = lasting ?? busy(candidate, slot, [...kept, ...filled], rules)
    hindrances[kind] = (hindrances[kind] ?? 0) + 1
  }
  return { ...slot, candidates: possible.length, hindrances }
}

/** The kind of hindrance by another slot of the event. */
function busy(
  { id, kind }: Candidate,
  { game }: Slot,
  taken: readonly Filled[],
  rules: OfficiatingTask['rules'],
): 'clash' | 'travel' {
  const kinds = taken
    .filter(({ by, candidate_id }) => by === kind && candidate_id === id)
    .map(other => collision(game, other.game, rules))
  return kinds.includes('travel') && !kinds.includes('clash') ? 'travel' : 'clash'
}
