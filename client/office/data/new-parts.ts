import { z } from 'zod'
import type { BracketKind } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { madeBracket, structureOf, type Structure } from './formats.ts'
import { officePool, type OfficeGame } from './games.ts'
import type { Tournament } from './shapes.ts'

/** The request that makes a pool or a bracket. Its answer, or that of its preview, is read for drawing it. */
export interface NewPart {
  readonly method: 'POST'
  readonly path: string
  readonly body: object
  readonly shape: z.ZodType<Structure>
}

interface Places {
  readonly from_place: number
  /** Null for the last one. */
  readonly to_place: number | null
}

/** The origin of the teams of a bracket. */
export type BracketTeams =
  | (Places & { readonly swiss_round_id: number })
  | (Places & { readonly pool_ids: readonly number[]; readonly follows_pools: true })
  | { readonly team_ids: readonly number[] }

interface NewBracket {
  readonly kind: BracketKind
  /** The best place that it decides. */
  readonly first_place: number
  /** The local time of its first games. */
  readonly start_time: string
  readonly teams: BracketTeams
}

const drawnBracket = madeBracket.transform(bracket => structureOf({ pools: [], brackets: [bracket] }))
const drawnPool = officePool.transform(pool => structureOf({ pools: [pool], brackets: [] }))

const roundsOf = ({ id, game_minutes, rest_minutes }: Tournament) => ({
  tournament_id: id,
  time_between_rounds: game_minutes + rest_minutes,
})

/** The request for a bracket with its games. */
export const makingBracket = (tournament: Tournament, { teams, ...bracket }: NewBracket): NewPart => ({
  method: 'POST',
  path: '/v1/brackets/',
  body: { ...roundsOf(tournament), ...bracket, ...teams, third_place_game: true },
  shape: drawnBracket,
})

interface NewPools {
  readonly team_ids: readonly number[]
  /** The local time of its first games. */
  readonly start_time: string
  /** The best place that a pool of a later stage plays for. */
  readonly first_place?: number
  readonly counts_earlier_games?: boolean
}

/** The request for a pool in which all teams meet. */
export const makingPool = (tournament: Tournament, pool: NewPools & { readonly name: string }): NewPart => ({
  method: 'POST',
  path: '/v1/pools/',
  body: { ...roundsOf(tournament), ...pool, generate_matchups: true },
  shape: drawnPool,
})

/** The request for several pools, into which teams are dealt in their order. */
export const makingPools = (
  tournament: Tournament,
  pools: NewPools & { readonly number_of_pools: number },
): NewPart => ({
  method: 'POST',
  path: `/v1/tournaments/${tournament.id}/pools/`,
  body: { time_between_rounds: tournament.game_minutes + tournament.rest_minutes, ...pools },
  shape: z
    .object({ pools: z.array(officePool) })
    .transform(({ pools: drawn }) => structureOf({ pools: drawn, brackets: [] })),
})

/** The best place behind all those that games decide. */
export function nextPlace(games: readonly OfficeGame[]): number {
  const lost = games.flatMap(({ place_for_loser }) => place_for_loser ?? [])
  const won = games.flatMap(({ place_for_winner }) => place_for_winner ?? [])
  // Losers of the same round share their best place.
  const last = [...won, ...lost].map(
    place => place + Math.max(1, lost.filter(other => other === place).length) - 1,
  )
  return Math.max(0, ...last) + 1
}
