import {
  candidatesQuery,
  officialsPlanBody,
  officiatingAnswers,
} from '../../../shared-schema/api/officiating.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, parametersOf, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'
import { dutyPaths, dutySchemas } from './duties/openapi.ts'

const plan = requestBody(officialsPlanBody)

/** The components of officiating. */
export const officiatingSchemas: Nodes = {
  ...answerSchemas(officiatingAnswers),
  ...dutySchemas,
  PlanOfficials: plan.schema,
  ...plan.components,
}

/** The paths of officiating. */
export const officiatingPaths: Nodes = {
  ...pathsOf('tournaments', 'tournament_id', 'Tournament'),
  ...pathsOf('seasons', 'season_id', 'Season'),
  ...dutyPaths,
}

function pathsOf(family: string, key: string, name: string): Nodes {
  return {
    [`/${family}/{${key}}/officiating/`]: {
      parameters: [inPath(key)],
      get: operation({
        operationId: `get${name}Officiating`,
        tag: 'game_officials',
        summary: 'See who officiates at the games of an event',
        description:
          'Lists the games with the roles that the event wants, filled or open, what is wrong with assignments, and how many each has.',
        security: signedInOnly,
        parameters: shared('strict', 'ifNoneMatch'),
        responses: {
          200: answer('The games and their officials.', 'Officiating'),
          ...answers(304, 400, 401, 403, 404),
        },
      }),
    },
    [`/${family}/{${key}}/official_candidates/`]: {
      parameters: [inPath(key)],
      get: operation({
        operationId: `list${name}OfficialCandidates`,
        tag: 'game_officials',
        summary: 'See who could take a role at a game',
        description: 'Lists officials or teams, first those who can, and says of all others why not.',
        security: signedInOnly,
        parameters: [...parametersOf(candidatesQuery), ...shared('strict', 'ifNoneMatch')],
        responses: {
          200: answer('Those who could.', 'OfficialCandidates'),
          ...answers(304, 400, 401, 403, 404),
        },
      }),
    },
    [`/${family}/{${key}}/officials_plan/`]: {
      parameters: [inPath(key)],
      post: operation({
        operationId: `plan${name}Officials`,
        tag: 'game_officials',
        summary: 'Plan who officiates',
        description:
          'Fills the open roles at games that have not begun, and says which nobody can take. With `preview=true` nothing is stored.',
        security: signedInOnly,
        body: 'PlanOfficials',
        parameters: shared('preview', 'strict', 'idempotencyKey'),
        responses: {
          200: answer('The plan.', 'OfficialsPlan', 'Idempotency-Replayed'),
          ...answers(400, 401, 403, 404, 412, 413, 415, 422),
        },
      }),
    },
  }
}
