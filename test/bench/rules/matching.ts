import { minimumWeightPerfectMatching } from '../../../server/rules/matching/matching.ts'
import type { Case } from './case.ts'
import { randomNumbers } from './random.ts'

const SIZE = 256

/** Weights that are hard on one part of the search or another. */
const hostile: Record<string, (a: number, b: number, random: number) => number> = {
  'random weights up to 2^47': (_a, _b, random) => Math.floor(random * 2 ** 47),
  // Each match changes the best partners of all other teams (Machol and Wien).
  'products of the numbers': (a, b) => (a + 1) * (b + 1),
  // Everyone wants to be far from everyone.
  'as far apart as can be': (a, b) => -((b - a) ** 2),
  // Odd sets that each have one left over, alone and within each other.
  triangles: (a, b, random) =>
    Math.floor(a / 3) === Math.floor(b / 3) ? 0 : 2 ** 40 + Math.floor(random * 2 ** 30),
  'triangles of triangles': (a, b, random) => {
    let nearest = 0
    for (let size = 3; size < SIZE; size *= 3)
      if (Math.floor(a / size) !== Math.floor(b / size)) nearest = size
    return nearest * 2 ** 20 + Math.floor(random * 1000)
  },
}

export function matchingCases(): Case[] {
  return Object.entries(hostile).map(([name, weightOf]) => {
    const random = randomNumbers(7)
    const weights = new Float64Array(SIZE * SIZE)
    for (let a = 0; a < SIZE; a++)
      for (let b = a + 1; b < SIZE; b++) weights[a * SIZE + b] = weightOf(a, b, random())
    return {
      name: `matching of ${SIZE}: ${name}`,
      run: () => minimumWeightPerfectMatching(SIZE, (a, b) => weights[a * SIZE + b] ?? null),
      plain: { name: 'lightest pairs first', run: () => lightestFirst(weights) },
    }
  })
}

function lightestFirst(weights: Float64Array): Int32Array {
  const partners = new Int32Array(SIZE).fill(-1)
  for (const pair of Int32Array.from(weights.keys()).sort(
    (one, other) => (weights[one] ?? 0) - (weights[other] ?? 0),
  )) {
    const [a, b] = [Math.floor(pair / SIZE), pair % SIZE]
    if (a >= b || partners[a] !== -1 || partners[b] !== -1) continue
    partners[a] = b
    partners[b] = a
  }
  return partners
}
