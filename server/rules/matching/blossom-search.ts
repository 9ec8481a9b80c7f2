import { BlossomNodes } from './blossom-nodes.ts'
import { NONE } from './none.ts'
import type { RelaxedMatching } from './relaxed-matching.ts'
import { float, int } from '../../../shared-schema/rules/typed-array.ts'

const FREE = 0
const EVEN = 1
const ODD = 2

/**
 * The search behind `minimumWeightPerfectMatching`.
 *
 * No slack is ever negative outside of blossoms and matched pairs have none, which is what makes
 * the result minimal. Each phase grows alternating trees from all unmatched nodes along pairs
 * without slack, moves the duals when it is stuck, and ends with one more pair matched. All duals
 * start even, so every step is a whole number.
 */
export class BlossomSearch {
  readonly #nodes: BlossomNodes
  /** Of outermost nodes: outside of the trees, or the parity of its steps from the root. */
  readonly #labels: Int32Array
  /** The vertex from which the tree reached an odd node. */
  readonly #parents: Int32Array
  /** The vertex in an even node with the least slack to an outermost node, and that slack. */
  readonly #nearest: Int32Array
  readonly #nearestSlack: Float64Array
  /** Vertices of even nodes that are still to be scanned. */
  #queue: number[] = []

  /** @param weights size * size, symmetric, Infinity for a pair that is not allowed; size is even. */
  constructor(size: number, weights: Float64Array, start: RelaxedMatching) {
    this.#nodes = new BlossomNodes(size, weights, start)
    this.#labels = new Int32Array(this.#nodes.capacity)
    this.#parents = new Int32Array(this.#nodes.capacity)
    this.#nearest = new Int32Array(this.#nodes.capacity)
    this.#nearestSlack = new Float64Array(this.#nodes.capacity)
  }

  /** The partner of every vertex, null when they cannot all be matched. */
  matchAll(): number[] | null {
    const { size, mates } = this.#nodes
    for (let vertex = 0; vertex < size; vertex++) {
      while (int(mates, vertex) === NONE) if (!this.#runPhase()) return null
    }
    return Array.from(mates.subarray(0, size))
  }

  /** Adds one pair to the matching; false when the vertices cannot all be matched. */
  #runPhase(): boolean {
    const { capacity, mates } = this.#nodes
    this.#queue = []
    this.#labels.fill(FREE)
    this.#nearestSlack.fill(Infinity)
    for (let node = 0; node < capacity; node++) {
      if (this.#nodes.isOutermost(node) && int(mates, node) === NONE) this.#makeEven(node)
    }
    for (;;) {
      for (let vertex = this.#queue.pop(); vertex !== undefined; vertex = this.#queue.pop()) {
        if (this.#scan(vertex)) return true
      }
      const step = this.#possibleStep()
      if (step === Infinity) return false
      this.#moveDuals(step)
      if (this.#followTightPairs()) return true
      this.#expandSpentBlossoms()
    }
  }

  /** Looks at all pairs of a vertex in an even node; true when that added a pair to the matching. */
  #scan(u: number): boolean {
    const { size, outer } = this.#nodes
    for (let v = 0; v < size; v++) {
      const node = int(outer, v)
      if (node === int(outer, u)) continue
      const slack = this.#nodes.slackOfPair(u, v)
      if (slack > 0) this.#noteNearest(node, u, slack)
      else if (this.#follow(u, v)) return true
    }
    return false
  }

  /** Takes in the tight pair of u, in an even node, and v; true when that added a pair to the matching. */
  #follow(u: number, v: number): boolean {
    const { outer, mates } = this.#nodes
    const from = int(outer, u)
    const to = int(outer, v)
    const label = int(this.#labels, to)
    if (label === FREE) {
      this.#labels[to] = ODD
      this.#parents[to] = u
      this.#makeEven(int(outer, int(mates, to)))
    } else if (label === EVEN) {
      const ancestor = this.#commonAncestor(from, to)
      if (ancestor === NONE) {
        this.#rematchToRoot(from, u, v)
        this.#rematchToRoot(to, v, u)
        return true
      }
      this.#contract(ancestor, from, to)
    }
    return false
  }

  /** How far duals can move until a pair gets tight or an odd blossom's dual is spent. */
  #possibleStep(): number {
    let step = Infinity
    for (let node = 0; node < this.#nodes.capacity; node++) {
      if (!this.#nodes.isOutermost(node)) continue
      const label = int(this.#labels, node)
      if (label === FREE) step = Math.min(step, float(this.#nearestSlack, node))
      else if (label === EVEN) step = Math.min(step, float(this.#nearestSlack, node) / 2)
      else if (this.#nodes.isBlossom(node)) step = Math.min(step, float(this.#nodes.duals, node) / 2)
    }
    return step
  }

  #moveDuals(step: number): void {
    const { capacity, duals, outer } = this.#nodes
    for (let node = 0; node < capacity; node++) {
      const outermost = int(outer, node)
      const isInner = outermost !== node
      if (outermost === NONE || (isInner && this.#nodes.isBlossom(node))) continue
      const label = int(this.#labels, outermost)
      const change = label === EVEN ? step : label === ODD ? -step : 0
      duals[node] = float(duals, node) + (this.#nodes.isBlossom(node) ? 2 * change : change)
      if (!isInner) this.#nearestSlack[node] = float(this.#nearestSlack, node) - step - change
    }
  }

  #followTightPairs(): boolean {
    for (let node = 0; node < this.#nodes.capacity; node++) {
      if (!this.#nodes.isOutermost(node) || float(this.#nearestSlack, node) > 0) continue
      const u = int(this.#nearest, node)
      if (int(this.#nodes.outer, u) !== node && this.#follow(u, this.#nodes.end(node, u))) return true
    }
    return false
  }

  #expandSpentBlossoms(): void {
    for (let node = this.#nodes.size; node < this.#nodes.capacity; node++) {
      const isOdd = this.#nodes.isOutermost(node) && int(this.#labels, node) === ODD
      if (isOdd && float(this.#nodes.duals, node) === 0) this.#expand(node)
    }
  }

  /** The first node on both ways to the root, NONE when the roots differ. */
  #commonAncestor(a: number, b: number): number {
    const path = new Set<number>()
    for (let node = a; node !== NONE; node = this.#evenAbove(node)) path.add(node)
    for (let node = b; node !== NONE; node = this.#evenAbove(node)) if (path.has(node)) return node
    return NONE
  }

  /** The even node two steps nearer to the root, NONE from the root itself. */
  #evenAbove(node: number): number {
    const { outer, mates } = this.#nodes
    const mate = int(mates, node)
    return mate === NONE ? NONE : int(outer, int(this.#parents, int(outer, mate)))
  }

  /** Shrinks the cycle that a tight pair between two even nodes of one tree closes to one even node. */
  #contract(ancestor: number, from: number, to: number): void {
    const cycle = [ancestor, ...this.#pathBelow(ancestor, from).reverse(), ...this.#pathBelow(ancestor, to)]
    const wereOdd = cycle.filter(node => int(this.#labels, node) === ODD)
    this.#queue.push(...wereOdd.flatMap(node => this.#nodes.vertices(node)))
    const blossom = this.#nodes.shrink(cycle)
    this.#labels[blossom] = EVEN
    this.#findNearest(blossom)
  }

  /** The nodes from an even node up to below its ancestor. */
  #pathBelow(ancestor: number, from: number): number[] {
    const path: number[] = []
    for (let node = from; node !== ancestor; node = this.#evenAbove(node)) {
      path.push(node, int(this.#nodes.outer, int(this.#nodes.mates, node)))
    }
    return path
  }

  /**
   * Puts the children of an odd blossom in its place: the tree goes on through an even number of steps of
   * them.
   */
  #expand(blossom: number): void {
    const parent = int(this.#parents, blossom)
    const { way, rest } = this.#nodes.dissolve(blossom, this.#nodes.end(blossom, parent))
    for (const child of rest) {
      this.#labels[child] = FREE
      this.#findNearest(child)
    }
    for (const [index, child] of way.entries()) {
      if (index % 2 === 1) {
        this.#makeEven(child)
        this.#findNearest(child)
        continue
      }
      const above = way[index + 1]
      this.#labels[child] = ODD
      this.#parents[child] = above === undefined ? parent : this.#nodes.end(above, child)
    }
  }

  /** Matches an even node through its vertex `inside` to `outside`, and re-pairs its way up to the root. */
  #rematchToRoot(node: number, inside: number, outside: number): void {
    const { mates, outer } = this.#nodes
    const formerMate = int(mates, node)
    this.#nodes.match(node, inside, outside)
    if (formerMate === NONE) return
    const odd = int(outer, formerMate)
    const parent = int(this.#parents, odd)
    const entry = this.#nodes.end(odd, parent)
    this.#nodes.match(odd, entry, parent)
    this.#rematchToRoot(int(outer, parent), parent, entry)
  }

  #makeEven(node: number): void {
    this.#labels[node] = EVEN
    this.#queue.push(...this.#nodes.vertices(node))
  }

  #noteNearest(node: number, u: number, slack: number): void {
    if (slack >= float(this.#nearestSlack, node)) return
    this.#nearest[node] = u
    this.#nearestSlack[node] = slack
  }

  #findNearest(node: number): void {
    this.#nearestSlack[node] = Infinity
    for (let u = 0; u < this.#nodes.size; u++) {
      const outermost = int(this.#nodes.outer, u)
      if (outermost === node || int(this.#labels, outermost) !== EVEN) continue
      this.#noteNearest(node, u, this.#nodes.slackOfNodes(u, node))
    }
  }
}
