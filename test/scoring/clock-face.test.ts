import { describe, expect, test } from 'vitest'
import { clockFace, gameSeconds } from '../../shared-schema/scoring/clock-face.ts'
import { definitionOf, type Sport } from '../../shared-schema/sports/index.ts'

const at = (minutes: number, seconds = 0): number => (minutes * 60 + seconds) * 1000
const face = (sport: Sport, period: number, played: number) =>
  clockFace(definitionOf(sport).structure, period, played)
const total = (sport: Sport, period: number, played: number): number =>
  gameSeconds(definitionOf(sport).structure, period, played)

describe('the clock', () => {
  test('of soccer counts up through both halves, with added time behind the end of each', () => {
    expect(face('soccer', 1, at(12, 5))).toEqual({ seconds: 725, added: 0, isUp: false })
    expect(face('soccer', 1, at(46, 23))).toEqual({ seconds: 2700, added: 83, isUp: true })
    expect(face('soccer', 2, at(1))).toEqual({ seconds: 46 * 60, added: 0, isUp: false })
    expect(face('soccer', 3, at(1))).toEqual({ seconds: 91 * 60, added: 0, isUp: false })
  })

  test('of basketball counts down in each quarter and stands at nought', () => {
    expect(face('basketball', 1, 0)).toEqual({ seconds: 600, added: 0, isUp: false })
    expect(face('basketball', 2, at(9, 59) + 1)).toEqual({ seconds: 1, added: 0, isUp: false })
    expect(face('basketball', 2, at(10))).toEqual({ seconds: 0, added: 0, isUp: true })
    expect(face('basketball', 4, at(11))).toEqual({ seconds: 0, added: 0, isUp: true })
    expect(face('basketball', 5, 0).seconds).toBe(300)
  })

  test('of ultimate counts up through the game', () => {
    expect(face('ultimate', 2, at(75))).toEqual({ seconds: 75 * 60, added: 0, isUp: false })
  })
})

test('a play carries the seconds of the game, to which periods before it give what they should have lasted', () => {
  expect(total('soccer', 1, at(46))).toBe(46 * 60)
  expect(total('soccer', 2, at(0, 30))).toBe(45 * 60 + 30)
  expect(total('basketball', 3, at(1))).toBe(21 * 60)
  expect(total('basketball', 1, at(12))).toBe(10 * 60)
  expect(total('ice hockey', 4, at(2))).toBe(62 * 60)
  expect(total('ultimate', 2, at(50))).toBe(50 * 60)
})
