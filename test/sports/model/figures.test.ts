import { expect, test } from 'vitest'
import {
  attemptsIn,
  figuresOf,
  lessIsBetter,
  limited,
  percent,
  ratio,
  sum,
  total,
  units,
} from '../../../shared-schema/sports/model/figures.ts'

test('a figure is counted by the numbers that it is a share of, each once; a sum by none', () => {
  const perGame = ratio('goals', 'games', 2)
  const won = percent('won', sum('won', 'lost'))
  expect(attemptsIn(perGame)).toEqual([sum('games')])
  expect(attemptsIn(limited(won, 0, 50))).toEqual([sum('won', 'lost')])
  expect(attemptsIn(total(2, perGame, won, ratio('assists', 'games', 2), sum('goals')))).toEqual([
    sum('games'),
    sum('won', 'lost'),
  ])
  expect(attemptsIn(sum('goals'))).toEqual([])
  expect(attemptsIn(units('outs', 3))).toEqual([])
})

test('a figure of which less is better has the same value', () => {
  const average = ratio('runs', 'outs', 2, 27)
  expect(lessIsBetter(average)).toEqual({ ...average, best: 'least' })
  expect(figuresOf({ average: lessIsBetter(average) }, { runs: 2, outs: 16 })).toEqual({ average: 3.38 })
})

test('the limits of a figure hold for what it is before it is rounded', () => {
  const half = limited(ratio('a', 'b', 0), 0, 2.4)
  expect(figuresOf({ half, all: total(1, half, half) }, { a: 5, b: 2 })).toEqual({ half: 2.4, all: 4.8 })
})

test('units of less than nothing are shown by their amount', () => {
  const innings = units('outs', 3)
  expect(figuresOf({ innings }, {})).toEqual({ innings: 0 })
  expect(figuresOf({ innings }, { outs: -4 })).toEqual({ innings: -1.1 })
})
