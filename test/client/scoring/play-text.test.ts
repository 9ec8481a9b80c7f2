import { expect, test } from 'vitest'
import { breakKind } from '../../../client/scoring/play-choices.ts'
import { playTitle, titleOf } from '../../../client/scoring/play-text.ts'
import { definitionOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

test.each(sports)('the end of a period in %s has one name, on its button and in the list', sport => {
  const definition = definitionOf(sport)
  const ending = breakKind(definition)
  if (!ending) throw new Error('No play ends a period')
  const names = { sport: definition, team: () => '', player: () => '' }
  expect(playTitle(playOf(ending.type, {}), names)).toBe(titleOf(ending, definition))
})

test.each<[Sport, string]>([
  ['basketball', 'End of quarter'],
  ['handball', 'End of half'],
  ['ice hockey', 'End of period'],
  ['baseball', 'End of inning'],
  ['volleyball', 'End of set'],
  ['ultimate', 'Half time'],
])('in %s it is the %s', (sport, name) => {
  const ending = breakKind(definitionOf(sport))
  expect(ending && titleOf(ending, definitionOf(sport))).toBe(name)
})
