import { expect, test } from 'vitest'
import { sum } from '../../../shared-schema/sports/model/figures.ts'
import { leadingColumns } from '../../../shared-schema/sports/model/leading.ts'

const rules = { playerCounters: ['goals', 'assists', 'saves'], figures: { points: sum('goals', 'assists') } }

test('players lead in the columns by which the box score ranks them, each once', () => {
  expect(
    leadingColumns(rules, [
      { word: null, columns: ['goals', 'assists', 'points'], ranking: 'points' },
      { word: 'goalkeepers', columns: ['saves', 'goals'] },
      { word: null, columns: ['saves', 'assists'] },
    ]),
  ).toEqual(['points', 'saves'])
})

test('players lead in no column that is counted of teams alone, nor in a part of the box score without columns', () => {
  expect(
    leadingColumns<string>(rules, [
      { word: null, columns: ['timeouts', 'goals'] },
      { word: null, columns: [] },
    ]),
  ).toEqual([])
})
