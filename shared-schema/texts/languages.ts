/**
 * The languages that there are texts in: what each calls itself, and the locale by which its days, times,
 * numbers and lists are said: "13 June", "a, b and c". Beside its line here a language has a folder in each
 * `texts/`, and a line where that folder is named.
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

/** The language of whoever says nothing of it, and of what another one lacks. */
export const defaultLanguage = 'en' satisfies Language

/** What a language calls itself. */
export const nameOfLanguage = (language: Language): string =>
  languages.find(({ code }) => code === language)?.name ?? language

/** @param language a code, also of a language without texts, which is its own locale */
export const localeOf = (language: string | undefined): string | undefined =>
  languages.find(({ code }) => code === language)?.locale ?? language

/** The first of the languages that somebody reads (`de-AT`, best first) in which there are texts. */
export function languageFor(read: readonly string[]): Language {
  for (const tag of read) {
    const found = languageCodes.find(code => code === tag.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return defaultLanguage
}
