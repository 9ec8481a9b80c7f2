import { z } from 'zod'
import { families, type Family } from '../resources/families.ts'

/** One record of the office in one scope, in its REST shape without nested objects. */
export const catalogDocument = z.object({
  id: z.string().max(100),
  family: z.enum(families),
  record: z.record(z.string(), z.unknown()),
})

export type CatalogDocument = z.infer<typeof catalogDocument>

/** `games/74181`, or `team_players/19083/14090` for a family with a composite key. */
export function catalogId(family: Family, key: readonly (number | string)[]): string {
  return [family, ...key].join('/')
}
