import { describe, expect, test } from 'vitest'
import { clockTimes, placeStyle, slotUnder } from '../../../../../client/office/parts/schedule/board-shape.ts'

describe('a board of two fields from 9 to 13', () => {
  const board = {
    day: '2026-06-13',
    fields: [
      { id: 7, name: 'Field 1' },
      { id: 8, name: 'Field 2' },
    ],
    hours: { from: 9 * 60, to: 13 * 60 },
    minutes: 60,
  }
  const grid = { left: 100, top: 50, width: 400, height: 160 }
  const cardAt = (left: number, top: number) => ({ left, top, width: 200, height: 40 })

  test('shows its hours', () => {
    expect(clockTimes(board)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  })

  test('places a card by field, start and lane', () => {
    expect(placeStyle(board, { column: 1, start: 10 * 60, lane: 1, lanes: 2 })).toEqual({
      left: '75%',
      width: '25%',
      top: '25%',
      height: '25%',
    })
  })

  test('draws a game that is longer than the others as long as it is', () => {
    expect(placeStyle(board, { column: 0, start: 9 * 60, minutes: 120 }).height).toBe('50%')
  })

  test('finds the place under a card, on the next row', () => {
    expect(slotUnder(board, cardAt(290, 94), grid)).toEqual({
      game_site_id: 8,
      start_time: '2026-06-13T10:00',
    })
  })

  test.each([
    ['left of it', cardAt(-10, 90)],
    ['right of it', cardAt(410, 90)],
    ['above it', cardAt(100, 30)],
    ['below it', cardAt(100, 210)],
  ])('has no place for a card %s', (_, card) => {
    expect(slotUnder(board, card, grid)).toBeNull()
  })

  test('has no place without fields', () => {
    expect(slotUnder({ ...board, fields: [] }, cardAt(100, 50), grid)).toBeNull()
  })
})
