import type { TimedGame } from './schedule.ts'

/** Something impossible or undesirable in a schedule. */
export type Conflict = {
  /**
   * The games concerned, in the order of their starts, or of their intended starts: of two rounds, first the
   * earlier one's.
   */
  readonly games: readonly TimedGame[]
} & About

/** The kind of conflict, with the team that plays twice or the field that is taken twice or closed. */
type About =
  | { readonly kind: 'team_twice'; readonly team_id: number; readonly game_site_id: null }
  /** The team is null while it is open which one comes from the first game. */
  | { readonly kind: 'short_rest'; readonly team_id: number | null; readonly game_site_id: null }
  | { readonly kind: 'site_taken' | 'site_closed'; readonly team_id: null; readonly game_site_id: number }
  | { readonly kind: 'before_feeder' | 'round_order'; readonly team_id: null; readonly game_site_id: null }
