import { sectionOf } from './section-names.ts'
import type { SharedTexts } from '../../texts/shared-texts.ts'

/**
 * A bracket's name in the language of its reader: `Plätze 9–16` for the server's `Places 9–16`. A name that
 * somebody has given stays as it is.
 */
export function bracketName(stored: string, shared: SharedTexts): string {
  const section = sectionOf(stored)
  if (!section) return stored
  const { kind, places } = section
  if (kind === 'playoff' || kind === 'thirdPlace') return shared(`sections.${kind}`)
  if (places === null) return kind === 'places' ? stored : shared(`sections.${kind}`)
  const [first, last] = places
  return shared(kind === 'places' ? 'sections.places' : `sections.${kind}For`, { first, last })
}
