import { z } from 'zod'
import { answerOf, listOf } from './queries.ts'

const tournament = z.object({ id: z.int(), name: z.string(), start_date: z.string().nullable() })

/** The tournaments of a league, the latest first. */
export const tournamentsOfLeague = (leagueId: number) =>
  listOf(
    'tournaments',
    { league_id: String(leagueId), fields: '[id,name,start_date]', order_by: '[-start_date,-id]' },
    tournament,
  )

const ranking = z
  .object({ standings: z.array(z.object({ team: z.object({ id: z.int(), name: z.string() }).nullable() })) })
  .transform(({ standings }) => standings.flatMap(({ team }) => team ?? []))

/** The teams of a season, or of a tournament, the best first. @param of `seasons/5`, `tournaments/7` */
export const rankingOf = (of: string) =>
  answerOf(`/v1/${of}/standings/${of.startsWith('seasons') ? '?overall=true' : ''}`, ranking)
