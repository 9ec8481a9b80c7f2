import { Random } from '../../../server/rules/random.ts'
import { attachments, recordings, requestFaults, type History, type Step } from './steps.ts'

/**
 * How many steps a history has, at least and at most. A small one is soon played, and most of its time is its
 * beginning and its end.
 */
const sizes = { small: { least: 8, most: 16 }, usual: { least: 24, most: 44 } }
export type Size = keyof typeof sizes

/** A history as chance has it: the same one for the same seed and size. */
export function generate(seed: number, size: Size): History {
  const chance = Random.forPart(seed, 'history')
  const { least, most } = sizes[size]
  const tablets = chance.between(2, 3)
  const games = chance.between(2, 3)
  const isAlone = seed % ALONE === 0
  const possible = isAlone
    ? kinds
    : [...kinds, databaseRestart, ...(Math.floor(seed / STRETCH) % 2 === 0 ? [] : serverKinds)]
  const steps = Array.from({ length: chance.between(least, most) }, () =>
    chance.weighted(possible, ([weight]) => weight)[1](chance, {
      tablet: chance.between(0, tablets - 1),
      game: chance.between(0, games - 1),
    }),
  )
  if (!isAlone) return { tablets, games, steps }
  const suffered = size === 'usual' ? losses : [chance.pick(losses)]
  return { tablets, games, steps: suffered.reduce((all, loss) => spread(chance, loss, all), steps) }
}

/**
 * Of so many histories one has a server for itself, which costs the processor several times what others do.
 */
const ALONE = 10

/** The losses of a server: all since a backup, and everything not flushed. */
const losses: readonly (readonly Step[])[] = [
  [{ do: 'back up' }, { do: 'restored backup' }],
  [{ do: 'power cut' }],
]

/** Puts steps anywhere among others, in their order. */
function spread(chance: Random, some: readonly Step[], others: readonly Step[]): Step[] {
  const places = some.map(() => chance.between(0, others.length)).toSorted((a, b) => a - b)
  return [...others.keys(), others.length].flatMap(place => [
    ...some.filter((_, index) => places[index] === place),
    ...others.slice(place, place + 1),
  ])
}

interface Where {
  readonly tablet: number
  readonly game: number
}
type Make = (chance: Random, where: Where) => Step

/** Goals are what mostly happens. */
const usual = [...recordings, ...Array.from({ length: 8 }, () => 'goal' as const)]

/** So that each kind of fault comes about in more than half of the histories. */
const kinds: readonly (readonly [weight: number, make: Make])[] = [
  [12, (chance, where) => ({ do: 'record', ...where, what: chance.pick(usual), side: chance.pick([0, 1]) })],
  [1, (_, where) => ({ do: 'undo', ...where })],
  [1, (_, where) => ({ do: 'claim', ...where })],
  [
    1,
    (chance, { game }) => ({
      do: 'office score',
      game,
      one: chance.between(0, 15),
      two: chance.between(0, 15),
    }),
  ],
  [1.2, (_, { game }) => ({ do: 'game deleted', game })],
  [1, chance => ({ do: 'attach', what: chance.pick(attachments) })],
  [
    4,
    (chance, { tablet }) => ({
      do: 'requests',
      tablet,
      meet: Array.from({ length: chance.between(2, 6) }, () => chance.pick(requestFaults)),
    }),
  ],
  [1.2, (_, { tablet }) => ({ do: 'cut', tablet })],
  [2, (_, { tablet }) => ({ do: 'heal', tablet })],
  [1, (_, { tablet }) => ({ do: 'other server', tablet })],
  [1, (_, { tablet }) => ({ do: 'reload', tablet })],
  [2.5, (_, { tablet }) => ({ do: 'second tab', tablet })],
  [5, (_, { tablet }) => ({ do: 'close tab', tablet })],
  [1.5, (_, { tablet }) => ({ do: 'leader lost', tablet })],
  [1, (chance, where) => ({ do: 'kill', ...where, isStored: chance.chance(0.5) })],
  [1, (_, { tablet }) => ({ do: 'full disk', tablet })],
  [1, (_, { tablet }) => ({ do: "last week's app", tablet })],
  [1, (_, { tablet }) => ({ do: 'role revoked', tablet })],
  [1, (chance, { tablet }) => ({ do: 'wrong clock', tablet, hours: chance.between(-30, 30) })],
  [3, chance => ({ do: 'wait', milliseconds: chance.between(5, 200) })],
]

const databaseRestart: (typeof kinds)[number] = [
  1,
  chance => ({ do: 'database restart', milliseconds: chance.between(0, 150) }),
]

/**
 * In every other stretch of so many seeds servers stay up. Where they go on ending, for all histories at
 * once, streams end with them, and what one of these failed to tell is fetched anyway before the time to
 * drain is over.
 */
const STRETCH = 100

const serverKinds: typeof kinds = [
  [3.2, chance => ({ do: 'kill server', server: chance.between(0, 2) })],
  [1.9, () => ({ do: 'roll server' })],
]
