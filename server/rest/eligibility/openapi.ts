import { eligibilityAnswers } from '../../../shared-schema/api/eligibility.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

/** The components of eligibility. */
export const eligibilitySchemas: Nodes = answerSchemas(eligibilityAnswers)

/** The paths of eligibility. */
export const eligibilityPaths: Nodes = {
  ...pathsOf('tournaments', 'tournament_id', 'Tournament'),
  ...pathsOf('seasons', 'season_id', 'Season'),
}

function pathsOf(family: string, key: string, name: string): Nodes {
  return {
    [`/${family}/{${key}}/eligibility/`]: {
      parameters: [inPath(key)],
      get: operation({
        operationId: `get${name}Eligibility`,
        tag: family,
        summary: 'See who does not meet the rules for players',
        description:
          'Compares the rosters of the teams that play with the age, roster size, licence and number of teams that the event asks for. Players whose birth date and licence you may not read are compared by the number of their teams alone.',
        security: signedInOnly,
        parameters: shared('strict', 'ifNoneMatch'),
        responses: { 200: answer('The warnings.', 'Eligibility'), ...answers(304, 400, 401, 403, 404) },
      }),
    },
  }
}
