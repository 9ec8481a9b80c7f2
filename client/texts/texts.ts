import { addLanguage, openTexts } from '../../shared-schema/texts/open-texts.ts'
import { defaultLanguage, languageFor, type Language } from '../../shared-schema/texts/languages.ts'

/**
 * The texts of the tablet. Only the current language is loaded, and of that only the parts that are needed so
 * far.
 */
export const texts = openTexts('client')

/** The texts of a part of the app, by their namespace, in each language. */
export type PartOfTexts = (language: Language) => Promise<Readonly<Record<string, object>>>

const catalogues = import.meta.glob<object>(
  ['./*/{scoring,arrival,screens}.json', '../../shared-schema/texts/*/{scoring,arrival,screens}.json'],
  { import: 'default' },
)

/** The texts for scoring, without the words of the sport. */
const scoring: PartOfTexts = language => catalogue('scoring', language)

/** The texts of the screens on the way to a game. */
const arrival: PartOfTexts = language => catalogue('arrival', language)

/**
 * The texts of everything that is loaded later: all other screens, and the parts of a game's screen that are
 * shown after a tap.
 */
const screens: PartOfTexts = language => catalogue('screens', language)

async function catalogue(name: 'scoring' | 'arrival' | 'screens', language: Language) {
  const [client, shared] = await Promise.all([
    catalogues[`./${language}/${name}.json`]?.(),
    catalogues[`../../shared-schema/texts/${language}/${name}.json`]?.(),
  ])
  if (!client || !shared) throw new Error(`The texts of ${name} are missing in ${language}`)
  return { client, shared }
}

/** The parts that are needed in the current language, and in every language that is chosen later. */
const parts = new Set([scoring])

/** The loaded languages of each part. */
const loaded = new Map<PartOfTexts, Set<Language>>()

/** The chosen language, which becomes the current one as soon as its texts are loaded. */
let wanted: Language = defaultLanguage

/** True once the texts of the current language are loaded. */
export const isSpeaking = (): boolean => texts.hasResourceBundle(texts.language, 'client')

/** The current language. */
export const languageNow = (): Language => languageFor([texts.language])

/**
 * Adds the texts of a part of the app, in the current language and in each that is chosen later.
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

/** Loads a screen on the way to a game, with its texts. @throws if it cannot be loaded */
export async function loadWayIn<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), addTexts(arrival)])
  return part
}

/** Loads any other part of the app, with its texts. @throws if it cannot be loaded */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), addTexts(arrival), addTexts(screens)])
  return part
}

/** Changes the language. @throws if its texts cannot be loaded; then the language stays as it was */
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

/** Calls this after each change of the language. @returns a function that stops that */
export function onLanguage(hear: () => void): () => void {
  texts.on('languageChanged', hear)
  return () => texts.off('languageChanged', hear)
}
