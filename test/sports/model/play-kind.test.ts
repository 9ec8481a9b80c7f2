import { describe, expect, test } from 'vitest'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import {
  amountOf,
  placesToAsk,
  isOfferedAt,
  levels,
  placesOf,
  teamAttributes,
  teamOfPlay,
  type PlayKind,
} from '../../../shared-schema/sports/model/play-kind.ts'

const tackle: PlayKind = {
  type: 901,
  word: 'goal',
  roles: [
    { word: 'defender', side: 'other' },
    { word: 'scorer', side: 'own' },
  ],
}
const timeout: PlayKind = { type: 902, word: 'timeout', roles: [], team: 'int_1' }

describe('a kind of play', () => {
  test('is offered from its level on, and without one never', () => {
    const offered = (kind: PlayKind) => levels.filter(level => isOfferedAt(level, kind))
    expect(offered({ ...tackle, level: 'score' })).toEqual(['score', 'players', 'plays'])
    expect(offered({ ...tackle, level: 'players' })).toEqual(['players', 'plays'])
    expect(offered({ ...tackle, level: 'plays' })).toEqual(['plays'])
    expect(offered(tackle)).toEqual([])
  })

  test('asks for the players of all its places, unless it says for which', () => {
    expect(placesOf(tackle)).toEqual([1, 2])
    expect(placesToAsk(tackle)).toEqual([1, 2])
    expect(placesToAsk({ ...tackle, asked: [2] })).toEqual([2])
  })

  test('names the team of each player, or the one team that it is recorded for', () => {
    expect(teamAttributes(tackle)).toEqual([
      ['player_1_team_id', 'other'],
      ['player_2_team_id', 'own'],
    ])
    expect(teamAttributes(timeout)).toEqual([['int_1', 'own']])
  })

  test('is recorded for the team that it names, or that of a player of its own side', () => {
    expect(teamOfPlay(timeout, playOf(902, { int_1: 5, player_1_team_id: 6 }))).toBe(5)
    expect(teamOfPlay(tackle, playOf(901, { player_1_team_id: 6, player_2_team_id: 5 }))).toBe(5)
    expect(teamOfPlay(tackle, playOf(901, { player_1_team_id: 6 }))).toBeNull()
  })

  test('counts any number if it says no range, or only one end of it', () => {
    const amounts = (range: { least?: number; most?: number } | undefined) =>
      [-7, 0, 7].map(int_2 =>
        amountOf(
          range ? { ...tackle, values: { int_2: { word: 'minutes', ...range } } } : tackle,
          playOf(901, { int_2 }),
          'int_2',
        ),
      )
    expect(amounts(undefined)).toEqual([-7, 0, 7])
    expect(amounts({})).toEqual([-7, 0, 7])
    expect(amounts({ least: 0 })).toEqual([0, 0, 7])
    expect(amounts({ most: 0 })).toEqual([-7, 0, 0])
  })
})
