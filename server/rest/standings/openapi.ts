import { leagueTableAnswers, tableQuery } from '../../../shared-schema/api/league-table.ts'
import { poolsBody, standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const draw = requestBody(poolsBody)

/** The components of standings of tournaments, and of what is decided in them. */
export const standingsSchemas: Nodes = {
  ...answerSchemas(standingsAnswers),
  ...answerSchemas(leagueTableAnswers),
  PoolDraw: draw.schema,
  ...draw.components,
}

/** The paths of standings of tournaments, and of what is decided in them. */
export const standingsPaths: Nodes = {
  '/tournaments/{id}/standings/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getFinalStandings',
      tag: 'tournaments',
      summary: 'Read the standings of a whole tournament',
      security: readableByAnyone,
      parameters: shared('format', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('The standings.', 'FinalStandings'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
    post: operation({
      operationId: 'keepFinalStandings',
      tag: 'tournaments',
      summary: 'Write every place into `final_standing` of the tournament teams',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: {
        200: answer('The standings.', 'FinalStandings'),
        ...answers(400, 401, 403, 404, 409, 415),
      },
    }),
  },
  '/seasons/{id}/standings/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getLeagueTable',
      tag: 'seasons',
      summary: 'Read the table of a season',
      security: readableByAnyone,
      parameters: [...parametersOf(tableQuery), ...shared('format', 'strict', 'callback', 'ifNoneMatch')],
      responses: {
        200: also(answer('The table.', 'LeagueTable'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{id}/open_decisions/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getOpenDecisions',
      tag: 'tournaments',
      summary: 'Read what a person must decide in a tournament',
      security: readableByAnyone,
      parameters: shared('strict', 'callback', 'ifNoneMatch'),
      responses: { 200: answer('What is open.', 'OpenDecisions'), ...answers(304, 400, 401, 404) },
    }),
  },
  '/tournaments/{id}/pools/': {
    parameters: [inPath('id')],
    post: operation({
      operationId: 'drawPools',
      tag: 'tournaments',
      summary: 'Make pools of the teams by their seeds',
      security: signedInOnly,
      body: 'PoolDraw',
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('With `preview`: the pools as they would be.', 'DrawnPools'),
        201: answer('The new pools.', 'DrawnPools', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 415, 422),
      },
    }),
  },
}
