import { z } from 'zod'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { play } from './families-read.ts'
import { answerOf, listOf } from './queries.ts'

const tournament = record('tournaments', ['id', 'name', 'start_date'])

/** The tournaments of a league, the latest first. */
export const tournamentsOfLeague = (leagueId: number) =>
  listOf(
    'tournaments',
    { league_id: String(leagueId), fields: fieldsParam(tournament), order_by: '[-start_date,-id]' },
    tournament,
  )

const ranking = z
  .object({ standings: z.array(z.object({ team: record('teams', ['id', 'name']).nullable() })) })
  .transform(({ standings }) => standings.flatMap(({ team }) => team ?? []))

/** The teams of a season, or of a tournament, the best first. @param of `seasons/5`, `tournaments/7` */
export const rankingOf = (of: string) =>
  answerOf(`/v1/${of}/standings/${of.startsWith('seasons') ? '?overall=true' : ''}`, ranking, play)
