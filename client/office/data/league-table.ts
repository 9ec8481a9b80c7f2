import { z } from 'zod'
import { leagueTableAnswers } from '../../../shared-schema/api/league-table.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { play } from './families-read.ts'
import { answerOf } from './queries.ts'

const line = leagueTableAnswers.LeagueStanding.extend({
  team: z.object({ id: z.int(), name: z.string() }).nullable(),
})
/** A team in the table of its season. */
export type LeagueLine = z.infer<typeof line>

/** Selects the games that a table counts. */
export interface TableQuery {
  readonly venue: 'all' | 'home' | 'away'
  readonly last: number | null
  /** The table at the end of this day; empty for today. */
  readonly date: string
  readonly live: boolean
}

export const wholeTable: TableQuery = { venue: 'all', last: null, date: '', live: false }

/** The table of a season, ranked by the server. */
export function leagueTableOf(seasonId: number, { venue, last, date, live }: TableQuery) {
  const query = new URLSearchParams({
    ...(venue === 'all' ? {} : { venue }),
    ...(last === null ? {} : { last: String(last) }),
    ...(date === '' ? {} : { date }),
    ...(live ? { live: 'true' } : {}),
  })
  const search = query.size === 0 ? '' : `?${query}`
  return answerOf(`/v1/seasons/${seasonId}/standings/${search}`, z.object({ standings: z.array(line) }), play)
}

export const lineName = ({ team }: LeagueLine): string => bidiIsolate(team?.name ?? '')
