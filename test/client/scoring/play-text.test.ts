import { expect, test } from 'vitest'
import { breakKind } from '../../../client/scoring/play-choices.ts'
import { playDetail, playTitle, titleOf } from '../../../client/scoring/play-text.ts'
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

test('a number that names a thing follows its word, and one that says how many goes before it', () => {
  const detail = (sport: Sport, word: string, int_1: number) => {
    const definition = definitionOf(sport)
    const type = definition.rules.kinds.find(kind => kind.word === word)?.type ?? 0
    return playDetail(playOf(type, { int_1 }), { sport: definition, team: () => '', player: () => '' })
  }
  expect(detail('baseball', 'runnerMoves', 3)).toBe('Base 3')
  expect(detail('baseball', 'fieldersChoice', 2)).toBe('Runner out, from base 2')
  expect(detail('football', 'rush', 7)).toBe('7 yards')
})
