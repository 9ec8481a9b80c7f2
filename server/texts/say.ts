import type { Request } from 'express'
import type { TFunction } from 'i18next'
import {
  defaultLanguage,
  languageCodes,
  languageFor,
  type Language,
} from '../../shared-schema/texts/languages.ts'
import { addLanguage, openTexts } from '../../shared-schema/texts/open-texts.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'

/** The texts that only the server has, in the language of a reader. */
export type Texts = TFunction<'server'>

/** A sentence for a reader whose language is known only when it is sent. */
export type Say = (t: Texts, shared: SharedTexts) => string

const catalogues = Object.entries({
  server: import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' }),
  shared: import.meta.glob<object>('../../shared-schema/texts/*/**/*.json', {
    eager: true,
    import: 'default',
  }),
})

const texts = openTexts('server')
for (const [namespace, files] of catalogues)
  for (const [path, catalogue] of Object.entries(files)) {
    const language = languageCodes.find(code => path.includes(`/${code}/`))
    if (language) addLanguage(texts, language, { [namespace]: catalogue })
  }

/** The texts in the language of one reader: a sentence is `say(...textsFor(request))`. */
export type Readers = readonly [t: Texts, shared: SharedTexts]

function readersOf(language: Language): Readers {
  const t: Texts = texts.getFixedT(language, 'server')
  return [t, texts.getFixedT(language, 'shared')]
}

/** The texts in English. */
export const english: Readers = readersOf(defaultLanguage)

const readers = new Map(languageCodes.map(language => [language, readersOf(language)]))

/** The texts in a language. */
export const textsIn = (language: Language): Readers => readers.get(language) ?? english

type Asking = Pick<Request, 'acceptsLanguages'>

/**
 * The language of the answer to a request: the first language that the request accepts and that has texts.
 */
export const languageOf = (request: Asking): Language => languageFor(request.acceptsLanguages())

/** The texts for the sender of a request. */
export const textsFor = (request: Asking): Readers => textsIn(languageOf(request))

/** A sentence in English, for logs and for readers who ask for no other language. */
export const inEnglish = (say: Say): string => say(...english)
