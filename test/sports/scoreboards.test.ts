import { expect, test } from 'vitest'
import { sports } from '../../shared-schema/sports/index.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'

/** The points of a tap, their name, and the name of the parts of a game. */
const scoreboards: Record<string, string> = {
  goaltimate: '1 game, null',
  soccer: '1 goal, half',
  basketball: '2 3 1 point, quarter',
  baseball: '1 run, inning',
  football: '6 3 2 1 point, quarter',
  tennis: '1 set, null',
  cricket: '1 2 3 4 6 run, innings',
  rugby: '5 2 3 point, half',
  'field hockey': '1 goal, quarter',
  volleyball: '1 set, null',
  'table tennis': '1 game, null',
  softball: '1 run, inning',
  'flag football': '6 2 1 point, half',
  lacrosse: '1 2 goal, quarter',
  broomball: '1 goal, half',
  'water polo': '1 goal, quarter',
  handball: '1 goal, half',
  'ice hockey': '1 goal, period',
  dodgeball: '1 set, half',
  kickball: '1 run, inning',
  foosball: '1 game, null',
}
const byPoints = sports.filter(sport => sport !== 'ultimate')

test.each(byPoints)('the scoreboard of %s offers what a score is worth there', sport => {
  const { scoreboard } = definitionOf(sport)
  expect(`${scoreboard.values.join(' ')} ${scoreboard.unit}, ${scoreboard.period}`).toBe(scoreboards[sport])
})

test('ultimate and sports of sets start with scores and their players, cricket with balls, all others with the score', () => {
  expect(sports.filter(sport => definitionOf(sport).usualLevel === 'plays')).toEqual([])
  expect(sports.filter(sport => definitionOf(sport).usualLevel === 'players')).toEqual(
    sports.filter(
      sport => definitionOf(sport).rules.sets !== null || ['ultimate', 'cricket'].includes(sport),
    ),
  )
})

test('the teams of the sports of the disc score the spirit of each other, and no others do', () => {
  expect(sports.filter(sport => definitionOf(sport).hasSpirit)).toEqual(['ultimate', 'goaltimate'])
})
