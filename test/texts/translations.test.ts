import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { formsOf } from '../../shared-schema/texts/plural-forms.ts'
import { begunLanguages, filesOf, formIn, houses, textsIn, withoutForm } from './catalogues.ts'
import { sameAsEnglish } from './same-as-english.ts'

test.each(languageCodes)('a language that is offered (%s) has every file of the English texts', language => {
  for (const house of houses) expect(filesOf(house, language)).toEqual(filesOf(house, 'en'))
})

describe.each(begunLanguages)('L16: the texts in %s', language => {
  const catalogues = houses.flatMap(house =>
    filesOf(house, 'en')
      .filter(file => filesOf(house, language).includes(file))
      .map(file => ({ house, file })),
  )

  /** Each text with the English one of the same form, or of the form for many. */
  const pairs = catalogues.flatMap(({ house, file }) => {
    const english = textsIn(house, 'en', file)
    return [...textsIn(house, language, file)].map(([key, text]) => ({
      key: `${house}/${language}/${file} ${key}`,
      text,
      english:
        english.get(key) ??
        english.get(`${withoutForm(key)}_other`) ??
        english.get(`${withoutForm(key)}_ordinal_other`) ??
        '',
    }))
  })

  test.each(catalogues)(
    'have the keys of $house/en/$file, and the forms of numbers that they need',
    ({ house, file }) => {
      const english = [...textsIn(house, 'en', file).keys()]
      const own = [...textsIn(house, language, file).keys()]
      const wanted = english.flatMap(key => {
        const counted = formIn(key)
        if (!counted) return [key]
        const before = `${withoutForm(key)}${counted.isPlace ? '_ordinal' : ''}`
        return formsOf(language, counted.isPlace ? 'ordinal' : 'cardinal').map(form => `${before}_${form}`)
      })
      expect(own.sort()).toEqual([...new Set(wanted)].sort())
    },
  )

  test('name the same values, and may leave out the number only if it is plain', () => {
    const wrong = pairs.filter(({ key, text, english }) => {
      const [own, wanted] = [valuesIn(text), valuesIn(english)]
      const isOne = formIn(key)?.form === 'one'
      return (
        own.some(value => !wanted.includes(value)) ||
        wanted.some(value => !own.includes(value) && !(isOne && value === 'count'))
      )
    })
    expect(wrong).toEqual([])
  })

  test('have the same tags, closed as they are opened', () => {
    const wrong = pairs.filter(({ text, english }) => tagsIn(text) !== tagsIn(english))
    expect(wrong).toEqual([])
  })

  test('end as the English ones do, with a full stop or without one, and begin and end with no space', () => {
    const sentences = pairs.filter(({ key }) => !key.endsWith('.short') && !formIn(key)?.isPlace)
    const wrong = sentences.filter(
      ({ text, english }) => endOf(text) !== endOf(english) || text !== text.trim() || text === '',
    )
    expect(wrong).toEqual([])
  })

  test('are others than the English ones, but for words that both languages have', () => {
    const same = pairs.filter(
      ({ key, text, english }) => text === english && hasWords(text) && !key.endsWith('.short'),
    )
    const allowed = sameAsEnglish[language] ?? []
    expect(same.filter(({ text }) => !allowed.includes(text))).toEqual([])
    expect(allowed.filter(text => !same.some(pair => pair.text === text))).toEqual([])
  })

  test('are written as the language is', () => {
    const wrong = manners[language]
    if (wrong) expect(pairs.filter(({ text }) => wrong.test(withoutCode(text)))).toEqual([])
  })
})

/** The values that are inserted into a text, by name and format. */
const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, value = '']) => value.trim())

const tagsIn = (text: string): string => (text.match(/<\/?[a-z]+>/g) ?? []).sort().join('')

const endOf = (text: string): string => /[.?!:…]$/.exec(text.replace(/\}\}$/, ''))?.[0] ?? ''

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(withoutCode(text))

/** A text without what is no word of it: values, tags, addresses, headers of requests. */
const withoutCode = (text: string): string =>
  text.replaceAll(
    /\{\{[^{}]*\}\}|\$t\([^)]*\)|<\/?[a-z]+>|\w+:\/\/\S*|\?\w+=\S*|Authorization:|Content-Type:/g,
    '§',
  )

/** Patterns that no text of a language may match. */
const manners: Readonly<Record<string, RegExp>> = {
  // Nobody is addressed by "du" or "Sie", and quotes are those of the language.
  de: /(^|[^\p{L}])(du|dich|dir|deine?[mnrs]?|Ihnen|Ihre?[mnrs]?)([^\p{L}]|$)|(?<=\p{L} )Sie(?!\p{L})|[“”](?<!„[^„“]*“)|'/u,
  // Before a mark of two parts there is a space that does not break.
  fr: /[^\u00a0\u202f\d][;?!]|[^\u00a0\u202f\d]:(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»|'/u,
  // A question and a call are marked where they begin.
  es: /^[^¿]*\?|^[^¡]*!|[“”"]/u,
}
