import { families, isFamily, resourceOf, type Family } from './index.ts'
import type { Meaning } from './link.ts'

/** A link, or a list of links, of one family to another, as an item of the list of all links. */
export interface FamilyLink extends Meaning {
  readonly holder: Family
  readonly field: string
  readonly to: Family
  readonly isList: boolean
  /** Whether the record stores it; otherwise it is only a parameter of a create. */
  readonly isKept: boolean
  /** Whether the record requires it. */
  readonly isRequired: boolean
}

/** Every link of every family, parents first. */
export const allLinks: readonly FamilyLink[] = families.flatMap(holder =>
  Object.entries(resourceOf(holder).fields).flatMap(([field, { link, links, source, required }]) => {
    const one = link ?? links
    if (!one) return []
    if (!isFamily(one.family))
      throw new Error(`${holder}.${field} leads to ${one.family}, which is no family`)
    const { owner, deleted, attach, shows } = one
    return [
      {
        holder,
        field,
        to: one.family,
        isList: links !== undefined,
        isKept: source === 'column' || source === 'owner',
        isRequired: required,
        owner,
        deleted,
        attach,
        shows,
      },
    ]
  }),
)

export const linksOf = (holder: Family): FamilyLink[] => allLinks.filter(link => link.holder === holder)
