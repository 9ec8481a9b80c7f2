/** The roles, the mightiest first. */
export const roles = ['owner', 'admin', 'scorekeeper', 'captain', 'viewer'] as const
export type Role = (typeof roles)[number]

/** What a role can be limited to. */
export const placeKinds = ['tournament', 'event_site', 'game_site', 'game', 'team'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** The kinds of places to which each role can be limited; without any it holds in the whole organization. */
export const placesOfRole: Readonly<Record<Role, readonly PlaceKind[]>> = {
  owner: [],
  admin: [],
  scorekeeper: ['tournament', 'event_site', 'game_site', 'game'],
  captain: ['team'],
  viewer: [],
}

/**
 * The header by which a request of a shared device names for whom of the pass holders on it it is made;
 * whoever signed in by an account needs none.
 */
export const ACTING_PERSON = 'acting-person'

/**
 * What a token may do at most: read, record at games as well, or all that its person may (the last two are
 * one).
 */
export const tokenScopes = ['read', 'record', 'manage', 'universal'] as const
export type TokenScope = (typeof tokenScopes)[number]
