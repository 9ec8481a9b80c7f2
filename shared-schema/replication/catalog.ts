import { z } from 'zod'
import { families, type Family } from '../resources/families.ts'

/** The families of which tablets hold records. Tablets refuse others, so later families are not among them. */
const catalogFamilies = z.enum(families).exclude(['meets', 'awards', 'officials', 'game_officials'])

/** One record of the office in one scope, in its REST shape without nested objects. */
export const catalogDocument = z.object({
  id: z.string().max(100),
  family: catalogFamilies,
  record: z.record(z.string(), z.unknown()),
})

export type CatalogFamily = z.infer<typeof catalogFamilies>

export type CatalogDocument = z.infer<typeof catalogDocument>

/** `games/74181`, or `team_players/19083/14090` for a family with a composite key. */
export function catalogId(family: Family, key: readonly (number | string)[]): string {
  return [family, ...key].join('/')
}
