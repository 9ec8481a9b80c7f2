import { expect, test } from 'vitest'
import { figureText } from '../../../../client/reading/league/figures.ts'
import { figures } from '../../../../client/texts/en/screens.json'
import { english } from '../../../../server/texts/say.ts'
import { countNames } from '../../../../server/rest/stats/counters.ts'
import { definitionOf, sports } from '../../../../shared-schema/sports/index.ts'

const [, shared] = english

test('everything that is counted in ultimate has a word, and in each other sport what its box score shows', () => {
  const counted = [...countNames('ultimate', 'player'), ...countNames('ultimate', 'team')]
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(counted))
  const shown = sports.flatMap(sport => definitionOf(sport).box.flatMap(group => group.columns))
  expect(shown.map(column => shared(`columns.${column}.name`))).not.toContain('')
  expect(figureText('outs_pitched')).toBe('Outs pitched')
  expect(figureText('field_goals_made')).toBe('Field goals made')
})

test('what a newer server counts is called by its name', () => {
  expect(figureText('goals_caught')).toBe('Goals caught')
  expect(figureText('hockey_assists')).toBe('Hockey assists')
})
