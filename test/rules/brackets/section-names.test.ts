import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  sectionOf,
  storedName,
  type SectionName,
} from '../../../shared-schema/rules/brackets/section-names.ts'
import { bracketName } from '../../../shared-schema/rules/brackets/bracket-name.ts'
import german from '../../../shared-schema/texts/de/arrival.json'
import english from '../../../shared-schema/texts/en/arrival.json'
import spanish from '../../../shared-schema/texts/es/arrival.json'
import french from '../../../shared-schema/texts/fr/arrival.json'
import { languageFor } from '../../../shared-schema/texts/languages.ts'
import { addLanguage, openTexts } from '../../../shared-schema/texts/open-texts.ts'

const places = fc.tuple(fc.integer({ min: 1, max: 128 }), fc.integer({ min: 1, max: 128 }))
const anySection: fc.Arbitrary<SectionName> = fc.oneof(
  fc.constantFrom<SectionName>({ kind: 'playoff', places: null }, { kind: 'thirdPlace', places: null }),
  fc.record({ kind: fc.constant('places' as const), places }),
  fc.record({
    kind: fc.constantFrom<SectionName['kind']>('winners', 'losers', 'grandFinal', 'consolation', 'crossover'),
    places: fc.option(places),
  }),
)

test('the stored name of a section says which one it is', () => {
  fc.assert(
    fc.property(anySection, section => {
      expect(sectionOf(storedName(section))).toEqual(section)
    }),
  )
})

test('a name that somebody has given is none of a section', () => {
  for (const name of [
    '',
    'Gold',
    'Playoffs',
    'Places',
    'Places 9',
    'Places 9-16',
    'Playoff (1–8)',
    'Places (5–8)',
  ])
    expect(sectionOf(name)).toBeNull()
})

const texts = openTexts('client')
const catalogues = { en: english, de: german, es: spanish, fr: french }
for (const [language, shared] of Object.entries(catalogues))
  addLanguage(texts, languageFor([language]), { shared })

const shown = (language: keyof typeof catalogues, name: string): string =>
  bracketName(name, texts.getFixedT(language, 'shared'))

test('a reader sees the name in their language, and a given one as it is', () => {
  expect(shown('de', 'Places 9–16')).toBe('Plätze 9–16')
  expect(shown('fr', 'Third place')).toBe('Match pour la 3e place')
  expect(shown('es', 'Winners bracket (5–8)')).toBe('Cuadro de ganadores (5–8)')
  expect(shown('de', 'Consolation')).toBe('Trostrunde')
  expect(shown('de', 'Gold')).toBe('Gold')
})

test('in English it is the stored name', () => {
  fc.assert(
    fc.property(anySection, section => {
      expect(shown('en', storedName(section))).toBe(storedName(section))
    }),
  )
})
