import type { Sport } from '../../shared-schema/sports/names.ts'
import type { Language } from '../../shared-schema/texts/languages.ts'
import { cataloguesOf, wordsOfAll, type SportWords } from '../../shared-schema/texts/sports-words.ts'
import { addTexts, type PartOfTexts } from './texts.ts'

const files = import.meta.glob<SportWords>('../../shared-schema/texts/*/sports/*.json', { import: 'default' })

const parts = new Map<Sport, PartOfTexts>()

/** Adds what a sport calls its plays and figures. @throws if it cannot be loaded */
export function addSportWords(sport: Sport): Promise<void> {
  const part = parts.get(sport) ?? (language => wordsOf(sport, language))
  parts.set(sport, part)
  return addTexts(part)
}

async function wordsOf(sport: Sport, language: Language): Promise<{ shared: SportWords }> {
  const words = await Promise.all(
    cataloguesOf(sport).map(name => {
      const load = files[`../../shared-schema/texts/${language}/sports/${name}.json`]
      if (!load) throw new Error(`The words of ${sport} are missing in ${language}`)
      return load()
    }),
  )
  return { shared: wordsOfAll(words) }
}
