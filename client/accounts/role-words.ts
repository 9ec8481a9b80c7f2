import type { Place, PlaceKind, RoleName } from './person.ts'

/** What people call the roles. */
export const roleWords: Readonly<Record<RoleName, string>> = {
  owner: 'Owner', admin: 'Admin', scorekeeper: 'Scorekeeper', captain: 'Captain', viewer: 'Viewer',
}

/** What people call the kinds of places. */
export const kindWords: Readonly<Record<PlaceKind, string>> = {
  tournament: 'tournament', event_site: 'site', game_site: 'field', game: 'game', team: 'team',
}

/** The kinds of places that each role may be limited to. */
export const placesOfRole: Readonly<Record<RoleName, readonly PlaceKind[]>> = {
  owner: [], admin: [], scorekeeper: ['tournament', 'event_site', 'game_site', 'game'], captain: ['team'], viewer: [],
}

/**
 * `Scorekeeper, only for the field Field 1`
 * @param placeName the name of the place; undefined where it has none any more
 */
export function grantWords(role: RoleName, place: Place | null, placeName: string | undefined): string {
  if (place === null) return roleWords[role]
  const kind = kindWords[place.kind]
  return `${roleWords[role]}, only for ${placeName === undefined ? `a ${kind} that was removed` : `the ${kind} ${placeName}`}`
}
