import { at } from '../../../shared-schema/rules/at.ts'
import { NONE } from './none.ts'
import type { RelaxedMatching } from './relaxed-matching.ts'
import { float, int } from '../../../shared-schema/rules/typed-array.ts'

/**
 * The nodes of the matching search: vertices (0 to size - 1) and blossoms, that is odd cycles of
 * nodes shrunk to one. Knows how nodes lie inside each other, the match of each, and the slack of every
 * pair.
 */
export class BlossomNodes {
  readonly size: number
  /** Room for every vertex and for as many blossoms as can exist at once. */
  readonly capacity: number
  /** Of every vertex; of a blossom the dual of its cycle, at least 0. */
  readonly duals: Float64Array
  /** The vertex that a node is matched to, outside of the node. */
  readonly mates: Int32Array
  /**
   * Of a vertex the outermost blossom around it, itself when there is none; of a blossom itself when it
   * is outermost, any blossom around it when it is not, and NONE when it is unused.
   */
  readonly outer: Int32Array
  readonly #weights: Float64Array
  /**
   * Of the tightest pair between nodes a and b, the vertex inside a; NONE when a blossom has no pair that is
   * allowed.
   */
  readonly #ends: Int32Array
  /** The nodes of a blossom around its cycle, from the one that is matched to the outside. */
  readonly #cycles: number[][] = []
  /** The vertices inside a node. */
  readonly #contents: (readonly number[])[]
  /** Which child of a blossom contains a vertex. */
  readonly #holders: Int32Array
  readonly #unused: number[] = []

  /**
   * @param weights size * size, symmetric, Infinity for a pair that is not allowed; size is even.
   * @param start mates and duals of the vertices to start from.
   */
  constructor(size: number, weights: Float64Array, start: RelaxedMatching) {
    this.size = size
    this.capacity = size + size / 2
    this.#weights = weights
    this.duals = new Float64Array(this.capacity)
    this.duals.set(start.duals)
    this.mates = new Int32Array(this.capacity).fill(NONE)
    this.mates.set(start.mates)
    this.outer = new Int32Array(this.capacity).fill(NONE)
    this.#ends = new Int32Array(this.capacity * this.capacity).fill(NONE)
    this.#contents = Array.from({ length: size }, (_, vertex) => [vertex])
    this.#holders = new Int32Array(this.capacity * size).fill(NONE)
    for (let node = this.capacity - 1; node >= size; node--) this.#unused.push(node)
    for (let u = 0; u < size; u++) {
      this.outer[u] = u
      this.#ends.fill(u, u * this.capacity, u * this.capacity + size)
    }
  }

  isBlossom(node: number): boolean {
    return node >= this.size
  }

  isOutermost(node: number): boolean {
    return int(this.outer, node) === node
  }

  vertices(node: number): readonly number[] {
    return at(this.#contents, node)
  }

  /** Of the tightest pair between two nodes, the vertex inside the first; NONE when no pair is allowed. */
  end(a: number, b: number): number {
    return int(this.#ends, a * this.capacity + b)
  }

  /** Four times the weight less both duals; Infinity for a pair that is not allowed. */
  slackOfPair(u: number, v: number): number {
    return 4 * float(this.#weights, u * this.size + v) - float(this.duals, u) - float(this.duals, v)
  }

  /** The slack of the tightest pair between two nodes. */
  slackOfNodes(a: number, b: number): number {
    const u = this.end(a, b)
    return u === NONE ? Infinity : this.slackOfPair(u, this.end(b, a))
  }

  /** Shrinks a cycle of outermost nodes, the first of which is matched to the outside, to a blossom. */
  shrink(cycle: number[]): number {
    const blossom = this.#unused.pop()
    if (blossom === undefined) throw new RangeError('more blossoms than the vertices can form')
    this.#cycles[blossom] = cycle
    this.duals[blossom] = 0
    this.mates[blossom] = int(this.mates, at(cycle, 0))
    this.#contents[blossom] = cycle.flatMap(child => this.vertices(child))
    this.outer[blossom] = blossom
    for (const child of cycle) {
      this.outer[child] = blossom
      for (const vertex of this.vertices(child)) {
        this.#holders[blossom * this.size + vertex] = child
        this.outer[vertex] = blossom
      }
    }
    for (let node = 0; node < this.capacity; node++) {
      if (int(this.outer, node) !== NONE) this.#inheritTightestPair(blossom, node)
    }
    return blossom
  }

  /**
   * Dissolves an outermost blossom into its children.
   * @returns its cycle, cut behind the child that contains `vertex` (see `cutCycle`).
   */
  dissolve(blossom: number, vertex: number): CutCycle {
    const children = this.#cutCycle(blossom, vertex)
    this.outer[blossom] = NONE
    for (const child of at(this.#cycles, blossom)) {
      this.outer[child] = child
      for (const vertex of this.vertices(child)) this.outer[vertex] = child
    }
    this.#unused.push(blossom)
    return children
  }

  /**
   * Matches a node through its vertex `inside` to `outside`; the rest of a blossom pairs up around its cycle.
   */
  match(node: number, inside: number, outside: number): void {
    this.mates[node] = outside
    if (!this.isBlossom(node)) return
    const { way, rest } = this.#cutCycle(node, inside)
    const child = at(way, way.length - 1)
    const between = way.slice(0, -1)
    for (let index = 0; index < between.length; index += 2) {
      const a = at(between, index)
      const b = at(between, index + 1)
      this.match(a, this.end(a, b), this.end(b, a))
      this.match(b, this.end(b, a), this.end(a, b))
    }
    this.match(child, inside, outside)
    this.#cycles[node] = [child, ...rest, ...between]
  }

  /** The cycle of a blossom, walked so that it takes an even number of steps to the child with `vertex`. */
  #cutCycle(blossom: number, vertex: number): CutCycle {
    const cycle = at(this.#cycles, blossom)
    const child = int(this.#holders, blossom * this.size + vertex)
    const evenWay = cycle.indexOf(child) % 2 === 0 ? cycle : [at(cycle, 0), ...cycle.slice(1).reverse()]
    const steps = evenWay.indexOf(child)
    return { way: evenWay.slice(0, steps + 1), rest: evenWay.slice(steps + 1) }
  }

  #inheritTightestPair(blossom: number, node: number): void {
    let best = NONE
    let least = Infinity
    for (const child of at(this.#cycles, blossom)) {
      const slack = this.slackOfNodes(child, node)
      if (slack >= least) continue
      least = slack
      best = child
    }
    this.#ends[blossom * this.capacity + node] = best === NONE ? NONE : this.end(best, node)
    this.#ends[node * this.capacity + blossom] = best === NONE ? NONE : this.end(node, best)
  }
}

/**
 * The children of a blossom: from the first of its cycle to a certain one, in an even number of steps, and
 * the rest.
 */
export interface CutCycle {
  readonly way: readonly number[]
  readonly rest: readonly number[]
}
