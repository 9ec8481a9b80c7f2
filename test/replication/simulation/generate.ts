import { Random } from '../../../server/demo/random.ts'
import { recordings, requestFaults, type History, type Step } from './steps.ts'

/** A history as chance has it: the same one for the same seed. */
export function generate(seed: number): History {
  const chance = Random.forPart(seed, 'history')
  const tablets = chance.between(2, 3)
  const games = chance.between(1, 2)
  const steps = Array.from({ length: chance.between(12, 26) }, () => chance.weighted(kinds, ([weight]) => weight)[1](chance, {
    tablet: chance.between(0, tablets - 1), game: chance.between(0, games - 1),
  }))
  return { tablets, games, steps }
}

interface Where { readonly tablet: number; readonly game: number }
type Make = (chance: Random, where: Where) => Step

/** Goals are what mostly happens. */
const usual = [...recordings, ...Array.from({ length: 8 }, () => 'goal' as const)]

const kinds: readonly (readonly [weight: number, make: Make])[] = [
  [12, (chance, where) => ({ do: 'record', ...where, what: chance.pick(usual), side: chance.pick([0, 1]) })],
  [1, (_, where) => ({ do: 'undo', ...where })],
  [1, (_, where) => ({ do: 'claim', ...where })],
  [1, (chance, { game }) => ({ do: 'office score', game, one: chance.between(0, 15), two: chance.between(0, 15) })],
  [10, (chance, { tablet }) => ({ do: 'request fault', tablet, fault: chance.pick(requestFaults), requests: chance.between(1, 6) })],
  [1, (_, { tablet }) => ({ do: 'cut', tablet })],
  [1.5, (_, { tablet }) => ({ do: 'heal', tablet })],
  [1, (_, { tablet }) => ({ do: 'other server', tablet })],
  [1, (_, { tablet }) => ({ do: 'reload', tablet })],
  [1.5, (_, { tablet }) => ({ do: 'second tab', tablet })],
  [4, (_, { tablet }) => ({ do: 'close tab', tablet })],
  [1, (chance, where) => ({ do: 'kill', ...where, isStored: chance.chance(0.5) })],
  [1.2, (_, { tablet }) => ({ do: 'full disk', tablet })],
  [1.2, (chance, { tablet }) => ({ do: 'wrong clock', tablet, hours: chance.between(-30, 30) })],
  [1.2, () => ({ do: 'database restart' })],
  [3, chance => ({ do: 'wait', milliseconds: chance.between(5, 200) })],
]
