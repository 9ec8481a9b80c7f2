import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, localeOf, type Language } from './languages.ts'
import { numberText } from './number-text.ts'
import { withEveryForm } from './plural-forms.ts'

type Side = 'client' | 'server'

/**
 * The texts of one side, with those that both sides say. Languages are added.
 * The library would keep a formatter for each set of values that was ever said.
 */
export function openTexts(side: Side): i18n {
  const texts = createInstance()
  void texts.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: [side, 'shared'],
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes what a page shows; answers are JSON and mails plain text
  })
  const { formatter } = texts.services
  formatter?.add('list', (names: string[], language, options: Intl.ListFormatOptions) =>
    new Intl.ListFormat(localeOf(language), options).format(names),
  )
  formatter?.add('datetime', (time: Date, language, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), options).format(time),
  )
  formatter?.add('number', (value: number, language, options: Intl.NumberFormatOptions) =>
    numberText(value, options, language ?? defaultLanguage),
  )
  return texts
}

/** Adds texts in a language, by their namespace, to what there is of it. */
export function addLanguage(
  texts: i18n,
  language: Language,
  namespaces: Readonly<Record<string, object>>,
): void {
  for (const [namespace, own] of Object.entries(namespaces))
    texts.addResourceBundle(language, namespace, withEveryForm(own, language), true)
}
