import { describe, expect, test } from 'vitest'
import { leadsToSecondFinal, sentOn, type Links } from '../../../shared-schema/rules/progress/sent-on.ts'
import { links } from './links.ts'

const between = (way: Links) => ({ ...way, team_1_id: 11, team_2_id: 22, no_team_1: false, no_team_2: false })

const wonBy = (winner_id: number | null) => ({ winner_id, is_lost_by_both: false })

describe('a game sends on', () => {
  const semifinal = between(links([3, 2], [4, 1]))

  test('its winner and its loser, each to its side of its game', () => {
    expect(sentOn(semifinal, wonBy(11))).toEqual([
      { game_id: 3, slot: 2, team_id: 11 },
      { game_id: 4, slot: 1, team_id: 22 },
    ])
    expect(sentOn(semifinal, wonBy(22))).toEqual([
      { game_id: 3, slot: 2, team_id: 22 },
      { game_id: 4, slot: 1, team_id: 11 },
    ])
  })

  test('nobody yet while it has no winner: not before its end, and not after a tie', () => {
    expect(sentOn(semifinal, wonBy(null))).toEqual([
      { game_id: 3, slot: 2, team_id: null },
      { game_id: 4, slot: 1, team_id: null },
    ])
  })

  test('nobody to a game that does not follow', () => {
    expect(sentOn(between(links(null)), wonBy(11))).toEqual([])
    expect(sentOn(between(links([3, 1])), wonBy(11))).toEqual([{ game_id: 3, slot: 1, team_id: 11 }])
  })
})

describe('the first grand final, after which both may meet again,', () => {
  const grandFinal = between(links([9, 2], [9, 1]))

  test('sends both on, each to its own side, if the team from the losers’ bracket has won it', () => {
    expect(sentOn(grandFinal, wonBy(22))).toEqual([
      { game_id: 9, slot: 2, team_id: 22 },
      { game_id: 9, slot: 1, team_id: 11 },
    ])
  })

  test('sends nobody, now or later, if the team without a defeat has won it', () => {
    expect(sentOn(grandFinal, wonBy(11)).map(({ team_id }) => team_id)).toEqual(['nobody', 'nobody'])
  })

  test('is not a game that leads nowhere', () => {
    expect(leadsToSecondFinal(grandFinal)).toBe(true)
    expect(leadsToSecondFinal({ ...links(null), next_team_for_winner: 2 })).toBe(false)
  })

  test('is not the winners’ final of two teams: either winner of that is team 1 of the grand final', () => {
    expect(sentOn(between(links([9, 1], [9, 2])), wonBy(11))).toEqual([
      { game_id: 9, slot: 1, team_id: 11 },
      { game_id: 9, slot: 2, team_id: 22 },
    ])
  })
})
