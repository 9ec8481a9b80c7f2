import { expect, test } from 'vitest'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { recordedLevel } from '../../../client/scoring/recorded-level.ts'
import type { TimelineLine } from '../../../client/scoring/timeline.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { volleyballPlays } from '../../../shared-schema/sports/volleyball-kinds.ts'
import { device } from '../../scoring/sheet.ts'

const lineOf = (entry: Entry): TimelineLine => ({
  root: entry,
  entry,
  before: null,
  side: null,
  time: '',
  title: '',
  detail: '',
  score: null,
  inSet: null,
  mark: 'saved',
  reason: null,
  warnings: [],
})

const levelOf = (sport: Sport, ...types: number[]) => {
  const sheet = device(1)
  const lines = types.map(type => lineOf(sheet.record('play', playOf(type, {}))))
  return recordedLevel(definitionOf(sport), lines)
}

test('a game goes on at the level at which it was recorded, and no lower than is usual for its sport', () => {
  const [goal, corner, shootoutGoal] = [140, 159, 150]
  expect(levelOf('soccer')).toBe('score')
  expect(levelOf('soccer', generalPlays.timeout, generalPlays.halfTime, shootoutGoal)).toBe('score')
  expect(levelOf('soccer', goal)).toBe('players')
  expect(levelOf('soccer', goal, corner, goal)).toBe('plays')
  expect(levelOf('ultimate')).toBe('players')
  // A correction of the board is no choice of a level.
  expect(levelOf('baseball', 256)).toBe('score')
})

test('a game of sets goes on with points, unless sets alone were recorded', () => {
  const [point, serve] = [volleyballPlays.point, volleyballPlays.serve]
  expect(levelOf('volleyball')).toBe('players')
  expect(levelOf('volleyball', point)).toBe('players')
  expect(levelOf('volleyball', serve)).toBe('plays')
  const set = lineOf(device(1).add(1, 1))
  const withPoint = [set, lineOf(device(1).record('play', playOf(point, {})))]
  expect(recordedLevel(definitionOf('volleyball'), [set])).toBe('score')
  expect(recordedLevel(definitionOf('volleyball'), withPoint)).toBe('players')
})
