import type { SectionName } from '../../../shared-schema/rules/brackets/section-names.ts'
import type { Texts } from '../../texts/say.ts'

/** Name of a bracket's section, as in "Winners bracket (5–8)". */
export function sectionName({ kind, places }: SectionName, t: Texts): string {
  if (places === null) return kind === 'places' ? '' : t(`brackets.${kind}`)
  const [first, last] = places
  if (kind === 'playoff' || kind === 'thirdPlace') return t(`brackets.${kind}`)
  return kind === 'places' ? t('brackets.places', { first, last }) : t(`brackets.${kind}For`, { first, last })
}
