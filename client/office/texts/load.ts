import { addTexts, type PartOfTexts } from '../../texts/texts.ts'

const catalogues = import.meta.glob<object>('./*/office.json', { import: 'default' })

const office: PartOfTexts = async language => {
  const catalogue = await catalogues[`./${language}/office.json`]?.()
  if (!catalogue) throw new Error(`The texts of the office are missing in ${language}`)
  return { office: catalogue }
}

/** Loads what the office says, in the language that is spoken. @throws if it cannot be loaded */
export const loadOfficeTexts = (): Promise<void> => addTexts(office)
