import { describe, expect, test } from 'vitest'
import { choicesAt, chosenPlay, teamOf, withKnownPlayers } from '../../../client/scoring/play-choices.ts'
import { hasOpenQuestion } from '../../../client/scoring/questions.ts'
import { kindText } from '../../../client/scoring/play-text.ts'
import { definitionOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { amountOf, levels, type Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { noSituation } from '../../../shared-schema/sports/model/situation.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

const offered = (sport: Sport, level: Level) => {
  const { huge, often, more } = choicesAt(level, definitionOf(sport))
  return [...huge.map(({ kind }) => kind), ...often, ...more]
}

describe.each(sports)('a scorekeeper of %s', sport => {
  test('finds no play twice, and at a higher level all those of the lower one', () => {
    for (const level of levels)
      expect(new Set(offered(sport, level)).size).toBe(
        new Set(offered(sport, level).map(({ type }) => type)).size,
      )
    expect(offered(sport, 'players')).toEqual(expect.arrayContaining(offered(sport, 'score')))
    expect(offered(sport, 'plays')).toEqual(expect.arrayContaining(offered(sport, 'players')))
    const often = choicesAt('plays', definitionOf(sport)).often
    expect(choicesAt('plays', definitionOf(sport)).more.filter(kind => often.includes(kind))).toEqual([])
  })

  test('adds points at the lowest level, and has a few huge buttons for plays that score at the others', () => {
    expect(choicesAt('score', definitionOf(sport)).huge).toEqual([])
    for (const level of ['players', 'plays'] as const) {
      const { huge, often } = choicesAt(level, definitionOf(sport))
      expect(huge.length).toBeGreaterThan(0)
      expect(huge.length).toBeLessThanOrEqual(6)
      expect(often.length).toBeLessThanOrEqual(9)
      expect(huge.every(({ kind }) => kind.points !== undefined && kind.isShootout !== true)).toBe(true)
    }
  })

  test('counts no points at the lowest level but with the buttons that add them', () => {
    const scoring = offered(sport, 'score').filter(({ points }) => points !== undefined)
    expect(scoring.every(({ isShootout }) => isShootout === true)).toBe(true)
  })
})

describe('of singles', () => {
  const said = (sport: Sport, ...rosters: readonly number[][]) => {
    const [first] = choicesAt('players', definitionOf(sport)).huge
    if (!first) throw new Error('There is no such button')
    const sides = rosters.map((roster, index) => ({
      id: index + 1,
      roster: roster.map(reference => ({ reference })),
    }))
    return withKnownPlayers(definitionOf(sport), chosenPlay(first, 1, 2), sides, noSituation)
  }

  test('a play names the only player that a team has, so that nobody is asked who it was', () => {
    const play = said('tennis', [11], [21])
    expect(play).toMatchObject({ player_1_id: 11, player_1_team_id: 1 })
    expect(hasOpenQuestion(definitionOf('tennis'), play)).toBe(false)
    expect(said('table tennis', [11], [21])).toMatchObject({ player_1_id: 11 })
  })

  test('a pair, a team without a roster and a team of another sport are asked', () => {
    for (const roster of [[11, 12], []]) {
      const play = said('tennis', roster, [21])
      expect(play.player_1_id).toBeNull()
      expect(hasOpenQuestion(definitionOf('tennis'), play)).toBe(true)
    }
    expect(said('soccer', [11], [21]).player_1_id).toBeNull()
  })
})

test('a ball in cricket has a button for each usual number of runs, which its play says', () => {
  const { huge } = choicesAt('players', definitionOf('cricket'))
  expect(huge.map(({ kind, preset: said }) => [kindText(kind), said])).toEqual([
    ['Ball', { int_1: 0 }],
    ['Ball', { int_1: 1 }],
    ['Ball', { int_1: 2 }],
    ['Ball', { int_1: 3 }],
    ['Boundary four', {}],
    ['Six', {}],
  ])
  const [, , two] = huge
  if (!two) throw new Error('There is no such button')
  const play = chosenPlay(two, 1, 2)
  expect(play).toMatchObject({ type: 340, player_1_team_id: 1, player_2_team_id: 2, int_1: 2 })
  expect(amountOf(two.kind, playOf(play.type, play), two.kind.points ?? 0)).toBe(2)
})

test('basketball has its three scores, with fouls from the players on and misses and rebounds among every play', () => {
  const names = (level: Level) => {
    const { huge, often } = choicesAt(level, definitionOf('basketball'))
    return [huge.map(({ kind }) => kindText(kind)), often.map(kindText)]
  }
  expect(names('players')).toEqual([['Two-pointer', 'Three-pointer', 'Free throw'], ['Personal foul']])
  expect(names('plays')[1]).toEqual([
    'Two-pointer missed',
    'Three-pointer missed',
    'Free throw missed',
    'Rebound',
    'Turnover',
    'Steal',
    'Personal foul',
  ])
})

test('a steal in basketball is one of the team that took the ball, and names who lost it first on the wire', () => {
  const steal = offered('basketball', 'plays').find(kind => kindText(kind) === 'Steal')
  if (!steal) throw new Error('There is no such button')
  const play = chosenPlay({ kind: steal, preset: {} }, 1, 2)
  expect(play).toMatchObject({ player_1_team_id: 2, player_2_team_id: 1 })
  expect(teamOf(definitionOf('basketball'), play)).toBe(1)
})
