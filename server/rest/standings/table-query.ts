import { z } from 'zod'
import { choice, date, truth, within } from '../../../shared-schema/resources/field.ts'
import { venues } from '../../../shared-schema/rules/league-table/league-season.ts'

/** What a request for the table of a season may ask for. */
export const tableQuery = {
  venue: choice(venues).input.default('all'),
  last: within(1, 1000).input.nullable().default(null),
  date: date().input.nullable().default(null),
  match_day: within(1, 1000).input.nullable().default(null),
  overall: truth(false).input.default(false),
  live: truth(false).input.default(false),
  division: z.string().nullable().default(null),
}
