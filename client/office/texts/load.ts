import type { InEach } from '../../../shared-schema/texts/languages.ts'
import { addTexts, type PartOfTexts } from '../../texts/texts.ts'

const officeTexts: InEach<() => ReturnType<PartOfTexts>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
}
const office: PartOfTexts = language => officeTexts[language]()

/** Loads what the office says, in the language that is spoken. @throws if it cannot be loaded */
export const loadOfficeTexts = (): Promise<void> => addTexts(office)
