import { createInstance, type i18n, type Module, type ResourceKey } from 'i18next'
import { shared as english } from './en/index.ts'
import { defaultLanguage, localeOf, type Language } from './languages.ts'
import { numberText } from './number-text.ts'
import { withEveryForm } from './plural-forms.ts'

type Side = 'client' | 'server'

/**
 * The texts of one side, with those that both sides say, in English. Other languages are added.
 * The library would keep a formatter for each set of values that was ever said.
 * @param plugin what shows them in a page, if one does
 */
export function openTexts(side: Side, own: ResourceKey, plugin?: Module): i18n {
  const texts = createInstance()
  if (plugin) texts.use(plugin)
  void texts.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: [side, 'shared'],
    resources: { [defaultLanguage]: { [side]: own, shared: english } },
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

/** Adds another language to the texts of one side. */
export function addLanguage(texts: i18n, language: Language, side: Side, own: object, shared: object): void {
  texts.addResourceBundle(language, side, withEveryForm(own, language))
  texts.addResourceBundle(language, 'shared', withEveryForm(shared, language))
}
