import { createInstance, type i18n, type Module, type ResourceKey } from 'i18next'
import { shared as en } from './en/index.ts'
import { defaultLanguage, languageCodes, localeOf, type InEach } from './languages.ts'

const shared: InEach<ResourceKey> = { en }

/**
 * The texts of one side, with those that both sides say, in every language.
 * The library would keep a formatter for each set of values that was ever said.
 * @param plugin what shows them in a page, if one does
 */
export function openTexts(side: 'client' | 'server', own: InEach<ResourceKey>, plugin?: Module): i18n {
  const texts = createInstance()
  if (plugin) texts.use(plugin)
  void texts.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    ns: [side, 'shared'],
    resources: Object.fromEntries(
      languageCodes.map(language => [language, { [side]: own[language], shared: shared[language] }]),
    ),
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
  return texts
}
