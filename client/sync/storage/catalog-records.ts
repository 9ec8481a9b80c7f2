import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { endings } from '../../../shared-schema/rules/standings/game-result.ts'
import { sports } from '../../../shared-schema/sports/names.ts'
import type { CatalogDocument } from '../../../shared-schema/replication/catalog.ts'

const id = z.int()

/** Missing in records that a tablet received before it was introduced. */
const picture = z.string().optional()

/** The fields that the tablet needs of the office's records. A record has more; the rest is ignored. */
export const gameRecord = z.object({
  id,
  start_time: z.string(),
  game_site_id: id.nullable(),
  team_1_id: id.nullable(),
  team_2_id: id.nullable(),
  pool_id: id.nullable(),
  pool_round_id: id.nullable().default(null),
  bracket_id: id.nullable(),
  swiss_round_id: id.nullable(),
  next_game_for_winner_id: id.nullable(),
  next_team_for_winner: z.int(),
  next_game_for_loser_id: id.nullable(),
  next_team_for_loser: z.int(),
  // A tablet may still hold records without these later fields.
  place_for_winner: z.int().nullable().default(null),
  place_for_loser: z.int().nullable().default(null),
  team_1_pool_id: id.nullable().default(null),
  team_1_pool_place: z.int().nullable().default(null),
  team_2_pool_id: id.nullable().default(null),
  team_2_pool_place: z.int().nullable().default(null),
  teams_decided: z.boolean().default(false),
  no_team_1: z.boolean().default(false),
  no_team_2: z.boolean().default(false),
  timezone: z.string().default(''),
  match_day: z.int().nullable().default(null),
  decided_in: z.enum(endings).default('regulation'),
  team_1_second_score: z.int().nullable().default(null),
  team_2_second_score: z.int().nullable().default(null),
  ruling: z.enum(rulings).default('none').catch('none'),
  name: z.string().default(''),
  tournament_id: id.nullable().default(null),
} satisfies ShapeIn<'games'>)
export const teamRecord = z.object({
  id,
  name: z.string(),
  short_name: z.string().default(''),
  profile_image_50: picture,
  profile_image_200: picture,
} satisfies ShapeIn<'teams'>)
export const siteRecord = z.object({ id, name: z.string() } satisfies ShapeIn<'game_sites'>)
export const rosterRecord = z.object({
  team_id: id,
  player_id: id,
  number: id.nullable(),
  jersey_number: z.string().nullish(),
} satisfies ShapeIn<'team_players'>)
export const playerRecord = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  nickname: z.string().default(''),
  profile_image_200: picture,
  /** The walk-on entry that brought the player, if one did. */
  entry_id: z.string().nullish(),
})
export const leagueRecord = z.object({ id, sport: z.enum(sports) } satisfies ShapeIn<'leagues'>)
export const ownedRecord = z.object({ organization_id: id })
export const namedRecord = z.object({ id, name: z.string() })

export type GameRecord = z.infer<typeof gameRecord>
export type TeamRecord = z.infer<typeof teamRecord>
export type SiteRecord = z.infer<typeof siteRecord>
export type RosterRecord = z.infer<typeof rosterRecord>
export type PlayerRecord = z.infer<typeof playerRecord>

/** The records of some catalog documents, without unreadable ones. */
export function recordsIn<T>(documents: Iterable<Pick<CatalogDocument, 'record'>>, shape: z.ZodType<T>): T[] {
  return [...documents].flatMap(({ record }) => {
    const read = shape.safeParse(record)
    return read.success ? [read.data] : []
  })
}
