import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Author } from './author.ts'
import type { PassReach } from './pass-reach.ts'

const reaches = ({ grants }: Author): PassReach[] => grants.flatMap(({ pass }) => pass ?? [])

/** The events of the passes by which somebody came in. */
export const scopesByPass = (author: Author): Scope[] => [
  ...new Set(reaches(author).flatMap(({ scopes }) => scopes)),
]

/** The ids of those of them that are tournaments, or seasons. */
export const eventsByPass = (author: Author, wanted: 'tournament' | 'season'): number[] =>
  scopesByPass(author).flatMap(scope => {
    const { kind, id } = partsOf(scope)
    return kind === wanted ? [id] : []
  })

/** The players whom somebody reads by name because of a pass, though the public does not. */
export const playersByPass = (author: Author): number[] => [
  ...new Set(reaches(author).flatMap(({ players }) => players)),
]

/** The documents of feeds by which a pass lets somebody see more than the public does, in a fixed order. */
export const documentsByPass = (author: Author): string[] =>
  [
    ...playersByPass(author).map(id => catalogId('players', [id])),
    ...new Set(reaches(author).flatMap(({ walk_ons }) => walk_ons)),
  ].toSorted()
