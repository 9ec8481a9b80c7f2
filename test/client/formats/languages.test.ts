import { expect, test } from 'vitest'
import { client } from '../../../client/texts/en/index.ts'
import { server } from '../../../server/texts/en/index.ts'
import { languageCodes } from '../../../shared-schema/texts/languages.ts'
import { openTexts } from '../../../shared-schema/texts/open-texts.ts'
import { timeText } from '../../../shared-schema/texts/time-text.ts'

const noon = Date.parse('2012-06-16T12:00:00Z')

test.each([
  ['en', 'Saturday 16 June'],
  ['de', 'Samstag, 16. Juni'],
  ['fr', 'samedi 16 juin'],
])('a day in %s is %s, also when another language was asked before', (language, day) => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  expect(timeText(noon, parts, language)).toBe(day)
})

test('each side has the texts of every language of the one list, and those that both sides say', () => {
  for (const language of languageCodes) {
    expect(openTexts('client', { en: client }).getFixedT(language, 'client')('game.undo')).not.toBe(
      'game.undo',
    )
    const said = openTexts('server', { en: server })
    for (const side of ['server', 'shared']) expect(said.hasResourceBundle(language, side)).toBe(true)
  }
})
