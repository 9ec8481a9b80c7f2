import { publishedAnswers } from '../../../shared-schema/api/published-schedule.ts'
import { answerOf } from './queries.ts'

/** What people know of the schedule of a tournament, and what changed since. */
export const publishedOf = (tournamentId: number) =>
  answerOf(pathOfPublished(tournamentId), publishedAnswers.PublishedSchedule)

/** What is asked of the server when everybody was told. @param version of what was read */
export const publishing = (tournamentId: number, version: string) => ({
  method: 'PUT' as const,
  path: pathOfPublished(tournamentId),
  body: { version },
  shape: publishedAnswers.PublishedSchedule,
})

const pathOfPublished = (tournamentId: number): string => `/v1/tournaments/${tournamentId}/published/`
