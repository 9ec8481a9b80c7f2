import { z } from 'zod'

/** The kinds of marks on the map of a site. */
export const markKinds = ['field', 'toilets', 'parking', 'water', 'first_aid'] as const
export type MarkKind = (typeof markKinds)[number]

const share = z.number().min(0).max(1)

/** One mark on the map of a site. */
export const siteMark = z.object({
  kind: z.enum(markKinds),
  x: share.describe('From the left edge, as a share of the width.'),
  y: share.describe('From the upper edge, as a share of the height.'),
  game_site_id: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .default(null)
    .describe('Which field of the site it is; null for all that is no field.'),
})
export type SiteMark = z.infer<typeof siteMark>
