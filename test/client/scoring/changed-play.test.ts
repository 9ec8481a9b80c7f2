import { describe, expect, test } from 'vitest'
import { changedPlay } from '../../../client/scoring/changed-play.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

const soccer = definitionOf('soccer')

function kindCalled(word: string): PlayKind {
  const found = soccer.rules.kinds.find(kind => kind.word === word)
  if (!found) throw new Error(`Soccer has no ${word}`)
  return found
}

/** A goal of team 1 in the 20th minute, into an empty net. */
const goal = playOf(kindCalled('goal').type, {
  player_1_id: 7,
  player_1_team_id: 1,
  player_2_id: 9,
  player_2_team_id: 1,
  bool_1: true,
  int_4: 1200,
  ordinal_number: 3,
})
const changedTo = (word: string, own: number, other: number) =>
  changedPlay(soccer, goal, { kind: kindCalled(word), preset: {} }, own, other)

describe('a play that was something else', () => {
  test('keeps its moment, and the players of the team that had the same part', () => {
    expect(changedTo('shotSaved', 1, 2)).toMatchObject({
      type: kindCalled('shotSaved').type,
      player_1_id: 7,
      player_1_team_id: 1,
      // The goalkeeper is of the other team: nobody is known.
      player_2_id: null,
      player_2_team_id: 2,
      bool_1: null,
      int_4: 1200,
      ordinal_number: 3,
    })
  })

  test('for the other team keeps what was said of it, and none of its players', () => {
    expect(changedTo('goal', 2, 1)).toMatchObject({
      type: goal.type,
      player_1_id: null,
      player_1_team_id: 2,
      player_2_id: null,
      player_2_team_id: 2,
      bool_1: true,
      int_4: 1200,
    })
  })

  test('for the same team stays as it is', () => {
    expect(changedTo('goal', 1, 2)).toEqual(goal)
  })
})
