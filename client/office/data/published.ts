import { publishedAnswers } from '../../../shared-schema/api/published-schedule.ts'
import { answerOf } from './queries.ts'

/** The schedule of a tournament as people know it, and the changes since. */
export const publishedOf = (tournamentId: number) =>
  answerOf(pathOfPublished(tournamentId), publishedAnswers.PublishedSchedule)

/** The request after everybody was informed of the changes. @param version of the schedule that was read */
export const publishing = (tournamentId: number, version: string) => ({
  method: 'PUT' as const,
  path: pathOfPublished(tournamentId),
  body: { version },
  shape: publishedAnswers.PublishedSchedule,
})

const pathOfPublished = (tournamentId: number): string => `/v1/tournaments/${tournamentId}/published/`
