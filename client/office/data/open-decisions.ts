import { standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { play } from './families-read.ts'
import { answerOf } from './queries.ts'

/** The open decisions of a tournament. */
export const openDecisionsOf = (tournamentId: number) =>
  answerOf(`/v1/tournaments/${tournamentId}/open_decisions/`, standingsAnswers.OpenDecisions, play)
