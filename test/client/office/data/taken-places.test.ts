import { expect, test } from 'vitest'
import { takenPlaces } from '../../../../client/office/data/schedule-board.ts'

const fields = [{ id: 7 }, { id: 9 }]
const slot = (start_time: string, more: object = {}) => ({
  ...{ game_site_id: 9, start_time, minutes: 60, tournament_id: 2, name: 'Women' },
  ...more,
})

test('the game of another event takes the column of its field for its length', () => {
  expect(takenPlaces([slot('2026-06-13T10:00:00+02:00')], '2026-06-13', fields)).toEqual([
    { name: 'Women', time: '10:00', column: 1, start: 600, minutes: 60 },
  ])
})

test('one that began on the day before takes the rest of its time', () => {
  expect(takenPlaces([slot('2026-06-12T23:30:00+02:00', { name: null })], '2026-06-13', fields)).toEqual([
    { name: null, time: '23:30', column: 1, start: 0, minutes: 30 },
  ])
})

test('one on a field that is not shown is on no board', () => {
  expect(takenPlaces([slot('2026-06-13T10:00:00+02:00', { game_site_id: 8 })], '2026-06-13', fields)).toEqual(
    [],
  )
})
