import { meetCopyBody, seasonCopyBody, tournamentCopyBody } from '../../../shared-schema/api/copies.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const ofTournament = requestBody(tournamentCopyBody)
const ofMeet = requestBody(meetCopyBody)
const ofSeason = requestBody(seasonCopyBody)

/** The components of copies. */
export const copySchemas: Nodes = {
  TournamentCopy: ofTournament.schema,
  MeetCopy: ofMeet.schema,
  SeasonCopy: ofSeason.schema,
  ...ofTournament.components,
  ...ofMeet.components,
  ...ofSeason.components,
}

/** The paths of copies. */
export const copyPaths: Nodes = {
  '/tournaments/{tournament_id}/copies/': {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId: 'copyTournament',
      tag: 'tournaments',
      summary: 'Make a tournament like an earlier one',
      description:
        'Makes a tournament with the rules, texts, sites and chosen format of another, without its games: as last year, on other days. It is open to nobody at first. Its registration form comes along without its codes, with all days moved, and is not offered.',
      security: signedInOnly,
      body: 'TournamentCopy',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('The new tournament.', 'Tournament', 'Location', 'ETag', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
  '/meets/{meet_id}/copies/': {
    parameters: [inPath('meet_id')],
    post: operation({
      operationId: 'copyMeet',
      tag: 'meets',
      summary: 'Make an event with divisions like an earlier one',
      description:
        'Makes an event with copies of all divisions that its organization runs, each as a copy of a tournament: with rules, texts, sites, chosen format and registration form, without games. Fields that the divisions share are shared by the copies. It is open to nobody at first.',
      security: signedInOnly,
      body: 'MeetCopy',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('The new event.', 'Meet', 'Location', 'ETag', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
  '/seasons/{season_id}/copies/': {
    parameters: [inPath('season_id')],
    post: operation({
      operationId: 'copySeason',
      tag: 'seasons',
      summary: 'Make a season like an earlier one',
      description:
        'Makes a season with the rules of another in the same league, without its games and decisions. It is open to nobody at first.',
      security: signedInOnly,
      body: 'SeasonCopy',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('The new season.', 'Season', 'Location', 'ETag', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  },
}
