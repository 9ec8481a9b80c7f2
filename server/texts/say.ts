import type { IncomingMessage } from 'node:http'
import type { TFunction } from 'i18next'
import { openTexts } from '../../shared-schema/texts/open-texts.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import { server as en } from './en/index.ts'

/** Says what the server alone says, in the language of whoever reads it. */
export type Texts = TFunction<'server'>

/** A sentence for somebody whose language is known only when it is said. */
export type Say = (t: Texts, shared: SharedTexts) => string

const texts = openTexts('server', { en })
const t: Texts = texts.getFixedT('en', 'server')
const shared = texts.getFixedT('en', 'shared')

/** By what somebody is told what: a sentence is `say(...textsFor(request))`. */
export type Readers = readonly [t: Texts, shared: SharedTexts]

/** The texts in English. */
export const english: Readers = [t, shared]

/** The texts for whoever sent a request. */
export const textsFor = (_request: IncomingMessage): Readers => english

/** A sentence in English, the language of logs and of whoever does not ask for another one. */
export const inEnglish = (say: Say): string => say(t, shared)
