import { allLinks, type FamilyLink } from '../../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'

/** A link by which records belong to others, and the values that they inherit. */
export interface Belonging {
  readonly link: FamilyLink
  /** The columns copied from the link's target. */
  readonly inherited: readonly Inherited[]
  /** If one of these links is set, the record belongs to its target instead. */
  readonly unless: readonly string[]
}

export type Inherited = 'owner_id' | 'season_id' | 'timezone'

/** Links to organizations are left out: they only name the owner, and an organization belongs to itself. */
const isOwning = ({ owner, isKept, isList, to }: FamilyLink): boolean =>
  owner !== 'no' && isKept && !isList && to !== 'organizations'

/** Every owning link, parents first. */
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

/** Whether a family's records belong to their season, rather than merely mention it. */
function isOfSeason(family: Family): boolean {
  return allLinks.some(link => isOwning(link) && link.holder === family && link.to === 'seasons')
}

/** Whether a family's records have a time zone of their own, for display of their times. */
function hasZone(family: Family): boolean {
  const { fields } = resourceOf(family)
  return 'timezone' in fields || Object.values(fields).some(({ format }) => format === 'local-time')
}
