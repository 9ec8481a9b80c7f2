import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'
import { shrink } from './shrink.ts'
import type { History, Step } from './steps.ts'

test('of a history that fails, the steps that it takes are left, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(fc.nat(22), { minLength: 1, maxLength: 3 }), async (seed, places) => {
      const history = generate(seed, 'usual')
      const needed = [...new Set(places)]
        .toSorted((a, b) => a - b)
        .flatMap(place => history.steps[place] ?? [])
      const fails = ({ steps }: History): Promise<boolean> => Promise.resolve(holdInOrder(steps, needed))
      expect((await shrink(history, fails)).steps).toEqual(needed)
    }),
  )
})

test('a history is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      expect(generate(seed, 'usual')).toEqual(generate(seed, 'usual'))
    }),
  )
})

function holdInOrder(steps: readonly Step[], needed: readonly Step[]): boolean {
  let next = 0
  for (const step of steps) if (next < needed.length && step === needed[next]) next += 1
  return next === needed.length
}
