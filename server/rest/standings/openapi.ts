import { leagueTableAnswers } from '../../../shared-schema/api/league-table.ts'
import { standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { venues } from '../../../shared-schema/rules/league-table/league-season.ts'
import { inPath, query, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import { leftOut, type Nodes } from '../openapi/schema.ts'
import { poolsBody } from './bodies.ts'

const draw = requestBody(poolsBody.shape, ['number_of_pools'], undefined, {
  number_of_pools: 'Into how many pools the teams are dealt, by their seeds as a snake.',
  generate_matchups: leftOut(true),
})

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
      parameters: [
        query('venue', 'Only games at home, where a team is team 1, or away.', {
          type: 'string',
          enum: [...venues],
          default: 'all',
        }),
        query('last', 'Only so many games of each team, the latest ones.', {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
        }),
        query('date', 'The table as it stood at the end of this day.', { type: 'string', format: 'date' }),
        query(
          'match_day',
          'The table after this match day of the plan: games that are in no match day do not count.',
          {
            type: 'integer',
            minimum: 1,
            maximum: 1000,
          },
        ),
        query('overall', 'Whether all teams are in one table, whatever their divisions.', {
          type: 'boolean',
          default: false,
        }),
        query('live', 'Whether games that are running count as they stand.', {
          type: 'boolean',
          default: false,
        }),
        query('division', 'Only the table of this division.'),
        ...shared('format', 'strict', 'callback', 'ifNoneMatch'),
      ],
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
      parameters: shared('strict'),
      responses: { 201: answer('The new pools.', 'DrawnPools'), ...answers(400, 401, 403, 404, 415) },
    }),
  },
}
