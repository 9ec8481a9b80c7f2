import { z } from 'zod'

/** The unit of replication, ordering and locking: `tournament:18093` or `season:20067`. */
export const scope = z.string().regex(/^(tournament|season):[1-9]\d{0,9}$/)

export type Scope = string

export const collections = ['catalog', 'entries', 'results'] as const
export type CollectionName = (typeof collections)[number]

/**
 * The version of the replicated documents' shapes, part of every replication URL. A tablet with another
 * version has to be updated (426); it keeps its entries and sends them afterwards.
 */
export const EPOCH = 3

export const tournamentScope = (id: number): Scope => `tournament:${id}`
export const seasonScope = (id: number): Scope => `season:${id}`

/** A game belongs to its tournament's scope, or to its season's if it has no tournament. */
export function scopeOfGame(game: { tournament_id: number | null; season_id: number }): Scope {
  return game.tournament_id === null ? seasonScope(game.season_id) : tournamentScope(game.tournament_id)
}

/** The kind and id in a scope. */
export function partsOf(scope: Scope): { kind: 'tournament' | 'season'; id: number } {
  const [kind, id] = scope.split(':')
  return { kind: kind === 'tournament' ? kind : 'season', id: Number(id) }
}

/** How far a reader has come in one collection of a scope: a position of the feed. */
export const checkpoint = z.object({ id: z.string(), lwt: z.int().min(0) })
export type Checkpoint = z.infer<typeof checkpoint>
