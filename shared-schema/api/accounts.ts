/** The roles, highest first. */
export const roles = ['owner', 'admin', 'scorekeeper', 'captain', 'viewer'] as const
export type Role = (typeof roles)[number]

/** The kinds of places that a role can be limited to. */
export const placeKinds = ['meet', 'tournament', 'event_site', 'game_site', 'game', 'team'] as const
export type PlaceKind = (typeof placeKinds)[number]

/**
 * The kinds of places that each role can be limited to; without a place a role holds in the whole
 * organization.
 */
export const placesOfRole: Readonly<Record<Role, readonly PlaceKind[]>> = {
  owner: [],
  admin: [],
  scorekeeper: ['meet', 'tournament', 'event_site', 'game_site', 'game'],
  captain: ['team'],
  viewer: [],
}

/**
 * Header with which a request from a shared device names the pass holder that it is made for; not needed when
 * signed in with an account.
 */
export const ACTING_PERSON = 'acting-person'

/**
 * The limits of a token: read, also record at games, or everything that its person may do (the last two are
 * synonyms).
 */
export const tokenScopes = ['read', 'record', 'manage', 'universal'] as const
export type TokenScope = (typeof tokenScopes)[number]
