import { describe, expect, test } from 'vitest'
import { earliestFree, Timetable } from '../../../server/rules/scheduling/timetable.ts'
import { field, game } from './games.ts'

const span = (from: number, to: number) => ({ from, to })

describe('the earliest time that is free', () => {
  test('is at once, if nothing is taken', () => {
    expect(earliestFree([], null, 600, 60)).toBe(600)
  })

  test('is as soon as it fits between what is taken, in whatever order that is told', () => {
    const taken = [span(700, 760), span(600, 630), span(540, 600)]
    expect(earliestFree(taken, null, 540, 60)).toBe(630)
    expect(earliestFree(taken, null, 540, 70)).toBe(630)
    expect(earliestFree(taken, null, 540, 71)).toBe(760)
    expect(earliestFree(taken, null, 480, 60)).toBe(480)
    expect(earliestFree([span(0, 100), span(50, 60)], null, 0, 10)).toBe(100)
  })

  test('lies within one of the opening hours', () => {
    const openings = [span(900, 1000), span(500, 620)]
    expect(earliestFree([], openings, 0, 60)).toBe(500)
    expect(earliestFree([], openings, 560, 60)).toBe(560)
    expect(earliestFree([], openings, 561, 60)).toBe(900)
    expect(earliestFree([span(500, 570)], openings, 0, 60)).toBe(900)
    expect(earliestFree([], openings, 941, 60)).toBeUndefined()
    expect(earliestFree([span(500, 570), span(900, 950)], openings, 0, 60)).toBeUndefined()
  })
})

describe('a game finds a time', () => {
  const settled = [
    { ...game(1, { team_1_id: 5, team_2_id: 6, game_site_id: 1 }), start: 600 },
    { ...game(2, { team_1_id: 7 }), start: 690 },
  ]
  const earliest = (teams: object, site: number, rest_minutes = 0) =>
    new Timetable(settled, { rest_minutes }).earliest(game(9, teams), field(site), 600)

  test('when its field is free', () => {
    expect(earliest({}, 1)).toBe(660)
    expect(earliest({}, 2)).toBe(600)
  })

  test('when both of its teams are, and have had and will have their rest', () => {
    expect(earliest({ team_1_id: 5 }, 2)).toBe(660)
    expect(earliest({ team_1_id: 8, team_2_id: 6 }, 2, 20)).toBe(680)
    expect(earliest({ team_1_id: 7 }, 2, 30)).toBe(600)
    expect(earliest({ team_1_id: 7 }, 2, 31)).toBe(781)
  })
})
