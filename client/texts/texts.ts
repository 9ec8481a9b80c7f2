import { addLanguage, openTexts } from '../../shared-schema/texts/open-texts.ts'
import { defaultLanguage, languageFor, type Language } from '../../shared-schema/texts/languages.ts'

/**
 * What the tablet says. Of the languages only the one that is spoken is loaded, and of that what has been
 * asked for.
 */
export const texts = openTexts('client')

/** The texts of a part of the app, by their namespace, in each language. */
export type PartOfTexts = (language: Language) => Promise<Readonly<Record<string, object>>>

const catalogues = import.meta.glob<object>(
  ['./*/{scoring,screens}.json', '../../shared-schema/texts/*/{scoring,screens}.json'],
  { import: 'default' },
)

/** What scoring says, but for the words of the sport. */
const scoring: PartOfTexts = language => catalogue('scoring', language)

/**
 * What everything says that is loaded later: all screens but that of a game, and what that one shows at a
 * tap.
 */
const screens: PartOfTexts = language => catalogue('screens', language)

async function catalogue(name: 'scoring' | 'screens', language: Language) {
  const [client, shared] = await Promise.all([
    catalogues[`./${language}/${name}.json`]?.(),
    catalogues[`../../shared-schema/texts/${language}/${name}.json`]?.(),
  ])
  if (!client || !shared) throw new Error(`The texts of ${name} are missing in ${language}`)
  return { client, shared }
}

/** What is to be spoken in every language from now on. */
const parts = new Set([scoring])

/** In which languages each part is there. */
const loaded = new Map<PartOfTexts, Set<Language>>()

/** The language that is to be spoken, as soon as its texts are there. */
let wanted: Language = defaultLanguage

/** Whether anything can be said already. */
export const isSpeaking = (): boolean => texts.hasResourceBundle(texts.language, 'client')

/** The language that is spoken now. */
export const languageNow = (): Language => languageFor([texts.language])

/**
 * Adds the texts of a part of the app, in the language that is spoken, and from now on in whichever is.
 * @throws if they cannot be loaded; then they are loaded with the next part, or the next language
 */
export async function addTexts(part: PartOfTexts): Promise<void> {
  parts.add(part)
  let language
  do {
    language = wanted
    await load(part, language)
  } while (language !== wanted)
}

/**
 * Loads a part of the app that is not needed for scoring, with what it says.
 * @throws if it cannot be loaded
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), addTexts(screens)])
  return part
}

/** Speaks a language from now on. @throws if its texts cannot be loaded; then all stays as it was */
export async function speak(language: Language): Promise<void> {
  const before = wanted
  wanted = language
  try {
    await Promise.all([...parts].map(part => load(part, language)))
  } catch (error) {
    if (wanted === language) wanted = before
    throw error
  }
  if (wanted === language) await texts.changeLanguage(language)
}

async function load(part: PartOfTexts, language: Language): Promise<void> {
  const languages = loaded.get(part) ?? new Set()
  loaded.set(part, languages)
  if (languages.has(language)) return
  addLanguage(texts, language, await part(language))
  languages.add(language)
}

/** Hears whenever another language is spoken. @returns what ends that */
export function onLanguage(hear: () => void): () => void {
  texts.on('languageChanged', hear)
  return () => texts.off('languageChanged', hear)
}
