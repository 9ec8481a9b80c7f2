import { BehaviorSubject, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { showNewest } from '../../../client/components/show-newest.ts'

test('the first value is shown at once, and those after it when there is time', () => {
  const score$ = new BehaviorSubject('0-0')
  const [shown, changes]: [string[], (() => void)[]] = [[], []]
  showNewest(
    score$,
    change => changes.push(change),
    score => shown.push(score),
  )
  expect(shown).toEqual(['0-0'])
  score$.next('1-0')
  expect(shown).toEqual(['0-0'])
  changes.shift()?.()
  expect(shown).toEqual(['0-0', '1-0'])
})

test('an earlier value never follows a later one, in whatever order the changes are made', () => {
  const score$ = new Subject<string>()
  const [shown, changes]: [string[], (() => void)[]] = [[], []]
  showNewest(
    score$,
    change => changes.push(change),
    score => shown.push(score),
  )
  for (const score of ['0-0', '1-0', '2-0']) score$.next(score)
  for (const change of changes.toReversed()) change()
  expect(shown).toEqual(['0-0', '2-0', '2-0'])
})
