/**
 * The languages that there are texts in, each with the locale by which its days, times and lists are said: "13 June",
 * "a, b and c". Beside its line here a language has a folder in each `texts/`, and a line where that folder is named.
 */
const languages = [{ code: 'en', locale: 'en-GB' }] as const

export type Language = (typeof languages)[number]['code']

/** What there is in each language. */
export type InEach<T> = Readonly<Record<Language, T>>

/** The codes of all languages. */
export const languageCodes: readonly Language[] = languages.map(({ code }) => code)

/** The language of whoever says nothing of it, and of what another one lacks. */
export const defaultLanguage: Language = 'en'

/** @param language a code, also of a language without texts, which is its own locale */
export const localeOf = (language: string | undefined): string | undefined =>
  languages.find(({ code }) => code === language)?.locale ?? language
