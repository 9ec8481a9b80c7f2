/**
 * The languages that have texts: the name of each in the language itself, and the locale that formats its
 * days, times, numbers and lists ("13 June", "a, b and c"). As well as a line here, a language needs a folder
 * in each `texts/`.
 */
const languages = [
  { code: 'en', name: 'English', locale: 'en-GB' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
  { code: 'es', name: 'Español', locale: 'es-ES' },
  { code: 'fr', name: 'Français', locale: 'fr-FR' },
] as const

export type Language = (typeof languages)[number]['code']

/** The codes of all languages. */
export const languageCodes = languages.map(({ code }) => code)

/** The language of readers who choose none, and of texts that are missing in another language. */
export const defaultLanguage = 'en' satisfies Language

/** The name of a language in that language. */
export const nameOfLanguage = (language: Language): string =>
  languages.find(({ code }) => code === language)?.name ?? language

/** @param language a code; a language without texts is its own locale */
export const localeOf = (language: string | undefined): string | undefined =>
  languages.find(({ code }) => code === language)?.locale ?? language

/** The first of a reader's languages (`de-AT`, best first) that has texts. */
export function languageFor(read: readonly string[]): Language {
  for (const tag of read) {
    const found = languageCodes.find(code => code === tag.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return defaultLanguage
}
