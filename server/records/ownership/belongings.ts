import { allLinks, type FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'

/** By which records belong to others, and what they have from those. */
export interface Belonging {
  readonly link: FamilyLink
  /** The columns whose values are those of the record that the link names. */
  readonly inherited: readonly Inherited[]
  /** The links by which a record belongs to something else if one of them is set. */
  readonly unless: readonly string[]
}

export type Inherited = 'owner_id' | 'season_id' | 'timezone'

/** An organization belongs to itself and stays what it is: what only says whose a record is, is left out. */
const isOwning = ({ owner, isKept, isList, to }: FamilyLink): boolean =>
  owner !== 'no' && isKept && !isList && to !== 'organizations'

/** Every link by which records belong to others, parents first. */
export const belongings: readonly Belonging[] = allLinks.filter(isOwning).map(link => ({
  link,
  inherited: [
    'owner_id',
    ...(hasSeason(link.to) && isOfSeason(link.holder) ? (['season_id'] as const) : []),
    ...(hasZone(link.to) && hasZone(link.holder) ? (['timezone'] as const) : []),
  ],
  unless: link.owner === 'else' ? decidingLinks(link.holder) : [],
}))

function decidingLinks(family: Family): string[] {
  return allLinks
    .filter(link => isOwning(link) && link.owner === 'decides' && link.holder === family)
    .map(({ field }) => field)
}

function hasSeason(family: Family): boolean {
  return 'season_id' in resourceOf(family).fields
}

/**
 * Whether the season of a family's records is what they belong to, and not only something that they mention.
 */
function isOfSeason(family: Family): boolean {
  return allLinks.some(link => isOwning(link) && link.holder === family && link.to === 'seasons')
}

/** Whether the records of a family have a zone of their own, in which their times are shown. */
function hasZone(family: Family): boolean {
  const { fields } = resourceOf(family)
  return 'timezone' in fields || Object.values(fields).some(({ format }) => format === 'local-time')
}
