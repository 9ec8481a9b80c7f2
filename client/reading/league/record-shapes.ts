// The parts of the server's answers that the pages of records use.
import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { t } from '../../texts/t.ts'

export const named = z.object({ id: z.int(), name: z.string() })
export type Named = z.infer<typeof named>

/** A record that has a picture of its own. */
export const pictured = z.object({ profile_image_200: z.string().default('') })

export const season = named.extend({ league: named.nullish(), start_date: z.string().nullish() })
export type Season = z.infer<typeof season>

/** `Lowlands Mixed Series 2026` */
export const seasonName = ({ name, league }: Season): string => (league ? `${league.name} ${name}` : name)

export const team = named.extend({
  season: season.nullish(),
  sport: z.string(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
})
export type Team = z.infer<typeof team>

export const player = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  nickname: z.string(),
} satisfies ShapeIn<'players'>)
export type Player = z.infer<typeof player>

/** The whole name, or the known parts of it. */
export const playerName = ({ first_name, last_name, nickname }: Player): string =>
  `${first_name} ${last_name}`.trim() || nickname || t('scoring.noName')

/** `[5,6]`, the format of several ids in filters. */
export const idList = (records: readonly { readonly id: number }[]): string =>
  `[${records.map(({ id }) => id).join(',')}]`
