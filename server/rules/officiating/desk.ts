import { collision, lastingHindrances } from './hindrances.ts'
import { excessInRows } from './rows.ts'
import { endOf, type Candidate, type Filled, type OfficiatingTask, type Slot } from './task.ts'

/** Costs next to the squares of the loads: a step of one is worth one game more than another has. */
const NOT_NEAR = 2
const TOO_LONG_A_ROW = 6

/** A slot of the plan by its number in the task, or a kept one. */
export interface Duty {
  readonly slot: Slot
  /** Undefined for one that is kept as it is. */
  readonly number: number | undefined
}

/** Who has which slots while a plan is made, and what it costs. */
export class Desk {
  readonly #task: OfficiatingTask
  readonly #duties = new Map<Candidate, Duty[]>()
  readonly #holders: (Candidate | undefined)[]
  /** For each slot, the candidates who are hindered by nothing but other slots. */
  readonly fit: readonly (readonly Candidate[])[]

  constructor(task: OfficiatingTask) {
    this.#task = task
    this.#holders = task.open.map(() => undefined)
    for (const candidate of task.candidates)
      this.#duties.set(
        candidate,
        task.kept.filter(one => isOf(one, candidate)).map(slot => ({ slot, number: undefined })),
      )
    this.fit = task.open.map(slot =>
      task.candidates.filter(
        candidate =>
          candidate.kind === slot.by && lastingHindrances(candidate, slot, task.rules).length === 0,
      ),
    )
  }

  slot(number: number): Slot {
    const slot = this.#task.open[number]
    if (!slot) throw new Error(`There is no slot ${number}`)
    return slot
  }

  holder(number: number): Candidate | undefined {
    return this.#holders[number]
  }

  load(candidate: Candidate): number {
    return this.#dutiesOf(candidate).length
  }

  /** The duties of a candidate that are in the way of a slot. */
  blockers(candidate: Candidate, number: number): Duty[] {
    const { game } = this.slot(number)
    return this.#dutiesOf(candidate).filter(
      ({ slot }) => slot.game.id === game.id || collision(game, slot.game, this.#task.rules) !== undefined,
    )
  }

  give(number: number, candidate: Candidate): void {
    this.#holders[number] = candidate
    this.#dutiesOf(candidate).push({ slot: this.slot(number), number })
  }

  take(number: number): Candidate | undefined {
    const candidate = this.#holders[number]
    if (!candidate) return undefined
    this.#holders[number] = undefined
    const duties = this.#dutiesOf(candidate)
    duties.splice(
      duties.findIndex(duty => duty.number === number),
      1,
    )
    return candidate
  }

  /** By how much the plan gets worse if somebody gets a slot: the cost is the square of each load, and more. */
  costOf(number: number, candidate: Candidate): number {
    const slot = this.slot(number)
    const games = this.#dutiesOf(candidate).map(duty => duty.slot.game)
    const rows = excessInRows([...games, slot.game], this.#task.rules) - excessInRows(games, this.#task.rules)
    const near = slot.by === 'official' || isNear(candidate, slot, this.#task.rules.pause_minutes)
    return 2 * games.length + 1 + TOO_LONG_A_ROW * rows + (near ? 0 : NOT_NEAR)
  }

  filled(): Filled[] {
    return this.#holders.flatMap((candidate, number) =>
      candidate ? [{ ...this.slot(number), candidate_id: candidate.id }] : [],
    )
  }

  #dutiesOf(candidate: Candidate): Duty[] {
    const duties = this.#duties.get(candidate)
    if (!duties) throw new Error(`Nobody knows the ${candidate.kind} ${candidate.id}`)
    return duties
  }
}

const isOf = ({ by, candidate_id }: Filled, { kind, id }: Candidate): boolean =>
  by === kind && candidate_id === id

/** True if a team plays just before or after a game on the field of that game. */
const isNear = ({ engagements }: Candidate, { game }: Slot, pause: number): boolean =>
  engagements.some(other => {
    const gap = Math.max(other.start - endOf(game), game.start - endOf(other))
    return other.isOwnGame && other.field_id !== null && other.field_id === game.field_id && gap <= pause
  })
