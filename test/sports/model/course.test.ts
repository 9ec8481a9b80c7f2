import { expect, test } from 'vitest'
import { byTable, otherThan } from '../../../shared-schema/sports/model/course.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { follow } from '../follow.ts'

const goal: PlayKind = {
  type: 901,
  word: 'goal',
  roles: [
    { word: 'scorer', side: 'own', counts: { goals: 1 } },
    { word: 'assist', side: 'own', counts: { assists: 1, metres: 'int_2' }, optional: true },
  ],
  points: 'int_3',
}
const rules = { ...rulesOf('soccer'), start: byTable([goal]) }
const following = (attributes: object) =>
  follow(rules, [playOf(901, { player_1_team_id: 1, player_2_team_id: 1, ...attributes })])

test('a play counts for the team of a player who is not known, unless there may have been nobody', () => {
  expect(following({}).counted).toEqual(['1/- goals 1'])
  expect(following({ player_2_id: 12 }).counted).toEqual(['1/- goals 1', '1/12 assists 1'])
})

test('a play counts nothing of what it does not say', () => {
  expect(following({ player_2_id: 12, int_2: 0 }).counted).toEqual(['1/- goals 1', '1/12 assists 1'])
  expect(following({ player_2_id: 12, int_2: 9 }).counted).toContain('1/12 metres 9')
})

test('a play that is worth no points gives none to its team', () => {
  expect(following({ int_3: 2 }).steps).toMatchObject([{ team_id: 1, points: 2 }])
  expect(following({ int_3: 0 }).steps).toMatchObject([{ team_id: null, points: 0 }])
})

test('the other one of two teams is none for a team that is not playing', () => {
  const sides = { team_1_id: 1, team_2_id: 2 }
  expect([1, 2, 3, null].map(team => otherThan(team, sides))).toEqual([2, 1, null, null])
  expect(otherThan(null, { team_1_id: null, team_2_id: 2 })).toBeNull()
})
