import { z } from 'zod'
import { standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { record } from '../../base/requests/record.ts'
import { play } from './families-read.ts'
import { answerOf } from './queries.ts'

const finalPlace = standingsAnswers.FinalStanding.extend({ team: record('teams', ['name']).nullable() })
const finalStandings = standingsAnswers.FinalStandings.extend({ standings: z.array(finalPlace) })
/** A team of a tournament and its place. */
export type FinalPlace = z.infer<typeof finalPlace>

/** The path for reading the places of a tournament, and for recording them permanently. */
export const finalStandingsPath = (tournamentId: number): string =>
  `/v1/tournaments/${tournamentId}/standings/`

/** The places of a whole tournament. */
export const finalStandingsOf = (tournamentId: number) =>
  answerOf(finalStandingsPath(tournamentId), finalStandings, play)
