import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Author } from './author.ts'
import type { PassReach } from './pass-reach.ts'

const reaches = ({ grants }: Author): PassReach[] => grants.flatMap(({ pass }) => pass ?? [])

/** The events of an author's passes. */
export const scopesByPass = (author: Author): Scope[] => [
  ...new Set(reaches(author).flatMap(({ scopes }) => scopes)),
]

/** The ids of the tournaments, or seasons, among these events. */
export const eventsByPass = (author: Author, wanted: 'tournament' | 'season'): number[] =>
  scopesByPass(author).flatMap(scope => {
    const { kind, id } = partsOf(scope)
    return kind === wanted ? [id] : []
  })

/** The players whose names an author sees because of a pass, although the public does not. */
export const playersByPass = (author: Author): number[] => [
  ...new Set(reaches(author).flatMap(({ players }) => players)),
]

/** The feed documents of which a pass shows more than the public sees, in a fixed order. */
export const documentsByPass = (author: Author): string[] =>
  [
    ...playersByPass(author).map(id => catalogId('players', [id])),
    ...new Set(reaches(author).flatMap(({ walk_ons }) => walk_ons)),
  ].toSorted()
