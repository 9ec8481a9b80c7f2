import { NONE } from './none.ts'
import { float, int } from '../../../shared-schema/rules/typed-array.ts'

/**
 * The start of the search for a matching: duals that leave no slack negative, and pairs without slack.
 *
 * Solves the problem without the odd sets first: a least-weight assignment in which every vertex points at
 * one other and each is pointed at exactly once. These pointers run in cycles. Every second step of a cycle
 * is a pair; an odd cycle leaves one vertex unmatched, and only those remain for the search.
 *
 * @param weights size * size, symmetric, Infinity for a pair that is not allowed.
 * @returns the mate of every vertex, NONE if it has none, and the duals in quarters of a weight, all even;
 * null when the vertices cannot all be matched. O(size^3).
 * Source: the assignment problem by shortest augmenting paths, Jonker and Volgenant (1987); as a start for
 * matchings, Applegate and Cook, "Solving large-scale matching problems" (1993).
 */
export function relaxedMatching(size: number, weights: Float64Array): RelaxedMatching | null {
  const assignment = new Assignment(size, weights)
  if (!assignment.assignAll()) return null
  return { mates: pairsOfCycles(assignment.targets), duals: assignment.symmetricDuals() }
}

export interface RelaxedMatching {
  readonly mates: Int32Array
  readonly duals: Float64Array
}

/** Every second step of each cycle of pointers. */
function pairsOfCycles(targets: Int32Array): Int32Array {
  const mates = new Int32Array(targets.length).fill(NONE)
  const isSeen = new Uint8Array(targets.length)
  for (const start of targets.keys()) {
    for (let from = start; isSeen[from] === 0;) {
      const to = int(targets, from)
      isSeen[from] = 1
      if (isSeen[to] === 1) break
      isSeen[to] = 1
      mates[from] = to
      mates[to] = from
      from = int(targets, to)
    }
  }
  return mates
}

/** The target of each vertex, and its two duals: for pointing and for being pointed at. */
class Assignment {
  readonly targets: Int32Array
  readonly #size: number
  readonly #weights: Float64Array
  /** The vertex that points at each vertex. */
  readonly #sources: Int32Array
  readonly #sourceDuals: Float64Array
  readonly #targetDuals: Float64Array
  /**
   * Of the search from one vertex: how far it is to each target not yet reached, NaN to the others, and the
   * last source on the way.
   */
  readonly #distances: Float64Array
  readonly #previous: Int32Array
  /** The targets that are reached, and how far it was to them. */
  readonly #reached: Int32Array
  readonly #lengths: Float64Array

  constructor(size: number, weights: Float64Array) {
    this.#size = size
    this.#weights = weights
    this.targets = new Int32Array(size).fill(NONE)
    this.#sources = new Int32Array(size).fill(NONE)
    this.#sourceDuals = new Float64Array(size)
    this.#targetDuals = new Float64Array(size)
    this.#distances = new Float64Array(size)
    this.#previous = new Int32Array(size)
    this.#reached = new Int32Array(size)
    this.#lengths = new Float64Array(size)
  }

  /** False when no assignment exists. */
  assignAll(): boolean {
    const vertices = [...this.targets.keys()]
    if (!vertices.every(vertex => this.#takeSlack(vertex))) return false
    for (const vertex of vertices) this.#assignFree(vertex)
    return vertices.every(vertex => int(this.targets, vertex) !== NONE || this.#assign(vertex))
  }

  /** Both duals of a vertex, which are the same for all vertices of a pair or cycle taken together. */
  symmetricDuals(): Float64Array {
    return this.#sourceDuals.map((dual, vertex) => 2 * (dual + float(this.#targetDuals, vertex)))
  }

  #slack(source: number, target: number): number {
    return (
      float(this.#weights, source * this.#size + target) -
      float(this.#sourceDuals, source) -
      float(this.#targetDuals, target)
    )
  }

  /**
   * Half of the lightest pair to either side, so that pairs of vertices that prefer each other have no slack.
   */
  #takeSlack(vertex: number): boolean {
    let least = Infinity
    for (let other = 0; other < this.#size; other++)
      least = Math.min(least, float(this.#weights, vertex * this.#size + other))
    this.#sourceDuals[vertex] = this.#targetDuals[vertex] = Math.floor(least / 2)
    return least < Infinity
  }

  /** Raises a vertex's dual by its least slack, and points it at a free target that then has no slack. */
  #assignFree(source: number): void {
    const size = this.#size
    const sources = this.#sources
    const sourceDuals = this.#sourceDuals
    let least = Infinity
    for (let target = 0; target < size; target++) least = Math.min(least, this.#slack(source, target))
    sourceDuals[source] = float(sourceDuals, source) + least
    for (const target of sources.keys()) {
      if (int(sources, target) !== NONE || this.#slack(source, target) !== 0) continue
      this.targets[source] = target
      sources[target] = source
      return
    }
  }

  /** Lets a vertex point at one, and others at new ones if that makes room; false when there is no room. */
  #assign(start: number): boolean {
    const distances = this.#distances
    const reached = this.#reached
    const lengths = this.#lengths
    const sources = this.#sources
    distances.fill(Infinity)
    let source = start
    let distance = 0
    for (let count = 0; ; count++) {
      const target = this.#walkOn(source, distance)
      if (target === NONE) return false
      distance = float(distances, target)
      source = int(sources, target)
      if (source === NONE) {
        this.#moveDuals(start, count, distance)
        this.#turn(start, target)
        return true
      }
      reached[count] = target
      lengths[count] = distance
      distances[target] = NaN // NaN compares as not less than anything
    }
  }

  /**
   * Notes the ways through a source to the targets not yet reached; the nearest of those, NONE when there is
   * none.
   */
  #walkOn(source: number, distance: number): number {
    const size = this.#size
    const weights = this.#weights
    const targetDuals = this.#targetDuals
    const distances = this.#distances
    const previous = this.#previous
    const row = source * size
    const offset = distance - float(this.#sourceDuals, source)
    let nearest = NONE
    let least = Infinity
    for (let target = 0; target < size; target++) {
      const length = offset + float(weights, row + target) - float(targetDuals, target)
      let known = float(distances, target)
      if (length < known) {
        distances[target] = known = length
        previous[target] = source
      }
      if (known < least) {
        least = known
        nearest = target
      }
    }
    return nearest
  }

  #moveDuals(start: number, count: number, distance: number): void {
    const reached = this.#reached
    const lengths = this.#lengths
    const sources = this.#sources
    const sourceDuals = this.#sourceDuals
    const targetDuals = this.#targetDuals
    sourceDuals[start] = float(sourceDuals, start) + distance
    for (let index = 0; index < count; index++) {
      const target = int(reached, index)
      const change = distance - float(lengths, index)
      const source = int(sources, target)
      targetDuals[target] = float(targetDuals, target) - change
      sourceDuals[source] = float(sourceDuals, source) + change
    }
  }

  /**
   * Gives the target to the last source on the way to it, that one's former target to the one before, and so
   * on.
   */
  #turn(start: number, target: number): void {
    for (let given = target; ;) {
      const source = int(this.#previous, given)
      const former = int(this.targets, source)
      this.targets[source] = given
      this.#sources[given] = source
      if (source === start) return
      given = former
    }
  }
}
