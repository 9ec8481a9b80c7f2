import type { Request } from 'express'
import type { TFunction } from 'i18next'
import { shared as sharedGerman } from '../../shared-schema/texts/de/index.ts'
import { shared as sharedSpanish } from '../../shared-schema/texts/es/index.ts'
import { shared } from '../../shared-schema/texts/en/index.ts'
import { shared as sharedFrench } from '../../shared-schema/texts/fr/index.ts'
import {
  defaultLanguage,
  languageFor,
  type InEachOther,
  type Language,
} from '../../shared-schema/texts/languages.ts'
import { addLanguage, openTexts } from '../../shared-schema/texts/open-texts.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import { server as german } from './de/index.ts'
import { server as spanish } from './es/index.ts'
import { server as french } from './fr/index.ts'
import { server } from './en/index.ts'

/** Says what the server alone says, in the language of whoever reads it. */
export type Texts = TFunction<'server'>

/** A sentence for somebody whose language is known only when it is said. */
export type Say = (t: Texts, shared: SharedTexts) => string

const texts = openTexts('server', { server, shared })

const added: InEachOther<Readers> = {
  de: add('de', german, sharedGerman),
  es: add('es', spanish, sharedSpanish),
  fr: add('fr', french, sharedFrench),
}

/** By what somebody is told what: a sentence is `say(...textsFor(request))`. */
export type Readers = readonly [t: Texts, shared: SharedTexts]

function add(language: Language, own: object, both: object): Readers {
  addLanguage(texts, language, { server: own, shared: both })
  return readersOf(language)
}

function readersOf(language: Language): Readers {
  const t: Texts = texts.getFixedT(language, 'server')
  return [t, texts.getFixedT(language, 'shared')]
}

/** The texts in English. */
export const english: Readers = readersOf(defaultLanguage)

const readers = { [defaultLanguage]: english, ...added }

type Asking = Pick<Request, 'acceptsLanguages'>

/**
 * The language in which a request is answered: the first of those that it accepts in which there are texts.
 */
export const languageOf = (request: Asking): Language => languageFor(request.acceptsLanguages())

/** The texts for whoever sent a request. */
export const textsFor = (request: Asking): Readers => readers[languageOf(request)]

/** A sentence in English, the language of logs and of whoever does not ask for another one. */
export const inEnglish = (say: Say): string => say(...english)
