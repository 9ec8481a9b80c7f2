import { leagueTableAnswers, tableQuery } from '../../../shared-schema/api/league-table.ts'
import { lateTeamBody, poolsBody, standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { answerSchemas, listed, previewSchema } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

const draw = requestBody(poolsBody)
const late = requestBody(lateTeamBody)

/** The components of tournaments' standings, and of decisions about them. */
export const standingsSchemas: Nodes = {
  ...answerSchemas({
    ...standingsAnswers,
    DrawnPoolsPreview: previewSchema(standingsAnswers.DrawnPools),
    KeptStandings: standingsAnswers.FinalStandings,
    FinalStandings: listed(standingsAnswers.FinalStandings, standingsAnswers.FinalStanding),
    OpenDecisions: listed(standingsAnswers.OpenDecisions, standingsAnswers.OpenDecision),
  }),
  ...answerSchemas({
    ...leagueTableAnswers,
    LeagueTable: listed(leagueTableAnswers.LeagueTable, leagueTableAnswers.LeagueStanding),
  }),
  PoolDraw: draw.schema,
  LateTeam: late.schema,
  ...late.components,
  ...draw.components,
}

/** The paths of tournaments' standings, and of decisions about them. */
export const standingsPaths: Nodes = {
  '/tournaments/{tournament_id}/standings/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getFinalStandings',
      description: 'Gives the place of each team, how it was decided, and whether it is certain yet.',
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
      description:
        'Stores the places of the standings with the teams of the tournament. All games have to be final.',
      tag: 'tournaments',
      summary: 'Write every place into `final_standing` of the tournament teams',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: {
        200: answer('The standings.', 'KeptStandings'),
        ...answers(400, 401, 403, 404, 409, 415),
      },
    }),
  },
  '/seasons/{season_id}/standings/': {
    parameters: [inPath('season_id')],
    get: operation({
      operationId: 'getLeagueTable',
      description:
        'Gives the table of a season, of one division, or of a part of its games, with a reason for each place.',
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
  '/tournaments/{tournament_id}/open_decisions/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getOpenDecisions',
      description:
        'Lists what nothing but a person can decide: ties that no criterion breaks, teams in games whose results changed.',
      tag: 'tournaments',
      summary: 'Read what a person must decide in a tournament',
      security: readableByAnyone,
      parameters: shared('format', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('What is open.', 'OpenDecisions'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
  '/tournaments/{tournament_id}/late_teams/': {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId: 'addLateTeam',
      description:
        'Makes the games that a team entered late lacks: against each team of a pool, or the bye of a swiss round.',
      tag: 'tournaments',
      summary: 'Give a team that was entered late its games in a pool, or a bye in the last swiss round',
      security: signedInOnly,
      body: 'LateTeam',
      parameters: shared('preview', 'strict'),
      responses: {
        200: answer('With `preview`: what it would move.', 'Preview'),
        204: { description: 'It has its games.' },
        ...answers(400, 401, 403, 404, 415, 422),
      },
    }),
  },
  '/tournaments/{tournament_id}/pools/': {
    parameters: [inPath('tournament_id')],
    post: operation({
      operationId: 'drawPools',
      description: 'Makes so many pools and puts the teams into them by their seeds.',
      tag: 'tournaments',
      summary: 'Make pools of the teams by their seeds',
      security: signedInOnly,
      body: 'PoolDraw',
      parameters: shared('preview', 'strict', 'idempotencyKey'),
      responses: {
        200: answer('With `preview`: the pools as they would be.', 'DrawnPoolsPreview'),
        201: answer('The new pools.', 'DrawnPools', 'Location', 'Idempotency-Replayed'),
        ...answers(400, 401, 403, 404, 415, 422),
      },
    }),
  },
}
