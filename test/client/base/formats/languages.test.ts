import { expect, test } from 'vitest'
import german from '../../../../client/texts/de/scoring.json'
import germanScreens from '../../../../client/texts/de/screens.json'
import sharedGerman from '../../../../shared-schema/texts/de/screens.json'
import germanRugby from '../../../../shared-schema/texts/de/sports/rugby.json'
import { languageFor } from '../../../../shared-schema/texts/languages.ts'
import { numberText } from '../../../../shared-schema/texts/number-text.ts'
import { addLanguage, openTexts } from '../../../../shared-schema/texts/open-texts.ts'
import { withEveryForm } from '../../../../shared-schema/texts/plural-forms.ts'
import { timeText } from '../../../../shared-schema/texts/time-text.ts'

const noon = Date.parse('2012-06-16T12:00:00Z')

test.each([
  ['en', 'Saturday 16 June'],
  ['de', 'Samstag, 16. Juni'],
  ['fr', 'samedi 16 juin'],
])('a day in %s is %s, also when another language was asked before', (language, day) => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  expect(timeText(noon, parts, language)).toBe(day)
})

test.each([
  ['en', '-1234.5'],
  ['de', '-1234,5'],
])('a number in %s is %s', (language, number) => {
  expect(numberText(-1234.5, { useGrouping: false }, language)).toBe(number)
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'DE'], 'de'],
  [['pt', 'nl'], 'en'],
  [['*'], 'en'],
  [['deutsch'], 'en'],
  [[], 'en'],
])('who reads %j is spoken to in %s', (read, language) => {
  expect(languageFor(read)).toBe(language)
})

const texts = openTexts('client')
addLanguage(texts, 'de', {
  client: { ...german, ...germanScreens },
  shared: { ...sharedGerman, ...germanRugby },
})
const t = texts.getFixedT('de', 'client')
const sharedT = texts.getFixedT('de', 'shared')

test('numbers, places, lists and what both sides say are said as the language has it', () => {
  expect([1, 2, 0].map(count => t('league.wins', { count }))).toEqual(['1 Sieg', '2 Siege', '0 Siege'])
  expect([1, 22].map(count => sharedT('standings.place', { count, ordinal: true }))).toEqual(['1.', '22.'])
  expect(t('scoring.forfeitOf', { teams: ['A', 'B', 'C'] })).toBe('Nichtantreten von A, B und C')
  expect(sharedT('plays.penaltyTry')).toBe('Strafversuch')
})

test('numbers in the millions, for which French has a form of its own, are said as all that are many', () => {
  expect(withEveryForm({ wins_one: '{{count}} victoire', wins_other: '{{count}} victoires' }, 'fr')).toEqual({
    wins_one: '{{count}} victoire',
    wins_many: '{{count}} victoires',
    wins_other: '{{count}} victoires',
  })
})
