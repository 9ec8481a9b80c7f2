import { z } from 'zod'
import { answerOf, listOf } from './queries.ts'

const season = z.object({ id: z.int(), name: z.string() })
const tournament = z.object({ id: z.int(), name: z.string(), start_date: z.string().nullable() })

const ofLeague = (leagueId: number) => ({ league_id: String(leagueId) })

export const seasonsOfLeague = (leagueId: number) =>
  listOf('seasons', { ...ofLeague(leagueId), fields: '[id,name]', order_by: '[-id]' }, season)

export const tournamentsOfLeague = (leagueId: number) =>
  listOf(
    'tournaments',
    { ...ofLeague(leagueId), fields: '[id,name,start_date]', order_by: '[-start_date,-id]' },
    tournament,
  )

const ranking = z
  .object({ standings: z.array(z.object({ team: z.object({ id: z.int(), name: z.string() }).nullable() })) })
  .transform(({ standings }) => standings.flatMap(({ team }) => team ?? []))

/** The teams of a season, or of a tournament, the best first. @param of `seasons/5`, `tournaments/7` */
export const rankingOf = (of: string) =>
  answerOf(`/v1/${of}/standings/${of.startsWith('seasons') ? '?overall=true' : ''}`, ranking)
