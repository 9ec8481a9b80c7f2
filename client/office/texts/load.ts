import { addTexts } from '../../texts/texts.ts'
import { office as english } from './en/index.ts'

/** Loads what the office says, in the language that is spoken. @throws if it cannot be loaded */
export const loadOfficeTexts = (): Promise<void> =>
  addTexts('office', english, {
    de: async () => (await import('./de/index.ts')).office,
    es: async () => (await import('./es/index.ts')).office,
    fr: async () => (await import('./fr/index.ts')).office,
  })
