import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { familyDescriptions, type FamilyDescriptions } from './family-descriptions.ts'
import { recordName } from './schema.ts'

/** A family as its operations name and describe it. */
export interface DescribedFamily {
  readonly family: Family
  /** The name of the schema of its records. */
  readonly name: string
  readonly noun: string
  /** The noun with its article. */
  readonly one: string
  readonly descriptions: FamilyDescriptions
}

export function describedFamily(family: Family): DescribedFamily {
  const { noun } = resourceOf(family)
  return {
    family,
    name: recordName(family),
    noun,
    one: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    descriptions: familyDescriptions(family),
  }
}
