import { describe, expect, test } from 'vitest'
import { breakKind, choicesAt, chosenPlay } from '../../client/scoring/play-choices.ts'
import { questionsOf } from '../../client/scoring/questions.ts'
import { kindText, roleText } from '../../client/scoring/play-text.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { goalOf, ultimatePlays as p } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, fold, sides } from '../scoring/sheet.ts'
import { english } from '../../server/texts/say.ts'

const [, shared] = english

const ultimate = definitionOf('ultimate')
const { huge, often, more } = choicesAt('plays', ultimate)
const choices = [...huge.map(({ kind }) => kind), ...often, ...more]

/** The counters of both teams after a tap for team 1, without the game itself and the opponent's counters. */
function tapped(name: string): Record<string, number>[] {
  const kind = choices.find(known => kindText(known) === name)
  if (!kind) throw new Error(`there is no button ${name}`)
  const sheet = device(1)
  sheet.record('play', chosenPlay({ kind, preset: {} }, 1, 2))
  return boxScore(sides, ultimate.rules, fold(sheet)).teams.map(({ counters }) =>
    Object.fromEntries(
      Object.entries(counters).filter(
        ([counter]) => !/^(games_played|opponent_.*|points_allowed)$/.test(counter),
      ),
    ),
  )
}

const thrownAway = { passes_thrown: 1, incomplete_passes_thrown: 1, throwaways: 1, turnovers: 1 }
const passed = { passes_thrown: 1, completed_passes_thrown: 1, passes_caught: 1 }

describe('a tap for a team', () => {
  test.each([
    ['Goal', { points_scored: 1, goals_thrown: 1, goals_caught: 1, ...passed }, {}],
    ['Pass', passed, {}],
    ['Throwaway', thrownAway, {}],
    ['Drop', { passes_thrown: 1, incomplete_passes_thrown: 1, drops: 1, turnovers: 1 }, {}],
    ['D', { ds: 1 }, thrownAway],
    ['Callahan', { points_scored: 1, ds: 1, callahans: 1, goals_caught: 1 }, thrownAway],
    ['Stall', { stalls: 1, turnovers: 1 }, {}],
    ['Pull', { pulls: 1 }, {}],
    ['Timeout', { timeouts: 1 }, {}],
  ])('on %s counts for it, and what it took from the other team for that one', (name, own, other) => {
    expect(tapped(name)).toEqual([own, other])
  })

  test('asks afterwards who it was, on either side', () => {
    const asked = choices.map(kind =>
      [
        `${kindText(kind)}:`,
        ...questionsOf(kind).map(question => {
          const role = question.asks === 'player' ? question.role : undefined
          return `${roleText(role)} ${question.of} ${role?.side}`
        }),
      ].join(' '),
    )
    expect(asked).toEqual([
      'Goal: scorer player_2_id own assist player_1_id own',
      'Pull: puller player_1_id own',
      'Throwaway: thrower player_1_id own',
      'Drop: dropped by player_2_id own thrower player_1_id own',
      'D: defender player_3_id own thrower player_1_id other',
      'Stall: thrower player_1_id own marker player_2_id other',
      'Picked up the disc: player player_1_id own',
      'Pass: thrower player_1_id own receiver player_2_id own',
      'Callahan: defender player_3_id own thrower player_1_id other',
      'Timeout:',
    ])
  })

  test('is one of a play of that name, or of the break at half time', () => {
    expect(breakKind(ultimate)?.type).toBe(p.halfTime)
  })
})

test('a goal of which all is known names who threw it and who caught it, both of one team', () => {
  expect(goalOf(1, 11, 12)).toMatchObject({
    type: p.goal,
    player_1_id: 12,
    player_1_team_id: 1,
    player_2_id: 11,
    player_2_team_id: 1,
  })
})

test('the box score has goals, assists, Ds and turnovers of each, and ranks players by their balance', () => {
  expect(ultimate.box).toHaveLength(1)
  const [group] = ultimate.box
  expect(
    group?.columns.map(
      column => `${shared(`columns.${column}.short`)} ${shared(`columns.${column}.name`)}: ${column}`,
    ),
  ).toEqual([
    'G goals: goals_caught',
    'A assists: goals_thrown',
    'D Ds: ds',
    'T turnovers: turnovers',
    '+/− plus/minus: plus_minus',
  ])
  expect(group?.ranking).toBe('plus_minus')
})
