import { initReactI18next } from 'react-i18next'
import { addLanguage, openTexts } from '../../shared-schema/texts/open-texts.ts'
import {
  defaultLanguage,
  languageFor,
  type InEachOther,
  type Language,
} from '../../shared-schema/texts/languages.ts'
import { withEveryForm } from '../../shared-schema/texts/plural-forms.ts'
import { client as english } from './en/index.ts'

/** What the tablet says. English is always there; another language is loaded when it is first spoken. */
export const texts = openTexts('client', english, initReactI18next)

const others: InEachOther<() => Promise<readonly [own: { client: object }, both: { shared: object }]>> = {
  de: () => Promise.all([import('./de/index.ts'), import('../../shared-schema/texts/de/index.ts')]),
  es: () => Promise.all([import('./es/index.ts'), import('../../shared-schema/texts/es/index.ts')]),
  fr: () => Promise.all([import('./fr/index.ts'), import('../../shared-schema/texts/fr/index.ts')]),
}

/** Texts that come with a part of the app, by their namespace. */
const further = new Map<string, InEachOther<() => Promise<object>>>()

/** Adds the texts of a part of the app that has been loaded, in the language that is spoken, and from now on in whichever is. */
export async function addTexts(
  namespace: string,
  english: object,
  others: InEachOther<() => Promise<object>>,
): Promise<void> {
  texts.addResourceBundle(defaultLanguage, namespace, english)
  further.set(namespace, others)
  await loadFurther(languageNow())
}

/** The language that is spoken now. */
export const languageNow = (): Language => languageFor([texts.language])

/** Speaks a language from now on. @throws if its texts cannot be loaded; then all stays as it was */
export async function speak(language: Language): Promise<void> {
  if (language !== defaultLanguage && !texts.hasResourceBundle(language, 'client')) {
    const [{ client }, { shared }] = await others[language]()
    addLanguage(texts, language, 'client', client, shared)
  }
  await loadFurther(language)
  await texts.changeLanguage(language)
}

async function loadFurther(language: Language): Promise<void> {
  if (language === defaultLanguage) return
  await Promise.all(
    [...further].map(async ([namespace, others]) => {
      if (texts.hasResourceBundle(language, namespace)) return
      texts.addResourceBundle(language, namespace, withEveryForm(await others[language](), language))
    }),
  )
}

/** Hears whenever another language is spoken. @returns what ends that */
export function onLanguage(hear: () => void): () => void {
  texts.on('languageChanged', hear)
  return () => texts.off('languageChanged', hear)
}
