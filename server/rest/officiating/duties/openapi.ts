import { dutyAnswers } from '../../../../shared-schema/api/duties.ts'
import { answerSchemas } from '../../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../../openapi/operation.ts'
import { inPath, shared } from '../../openapi/parameters.ts'
import { answer, answers } from '../../openapi/responses.ts'
import type { Nodes } from '../../openapi/schema.ts'

/** The components of officials' private links. */
export const dutySchemas: Nodes = answerSchemas(dutyAnswers)

/** The paths of officials' private links. */
export const dutyPaths: Nodes = {
  '/officials/{official_id}/link/': {
    parameters: [inPath('official_id')],
    post: operation({
      operationId: 'renewOfficialLink',
      tag: 'officials',
      summary: 'Make a private link for an official',
      description:
        'It shows the games to come of the official, without an account. Earlier links lead nowhere then.',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: { 201: answer('The link.', 'OfficialLink'), ...answers(400, 401, 403, 404) },
    }),
  },
  '/my_duties/': {
    parameters: [
      {
        name: 'Duties-Token',
        in: 'header',
        required: true,
        description: 'The private key of the official.',
        schema: { type: 'string' },
      },
    ],
    get: operation({
      operationId: 'getOwnDuties',
      tag: 'officials',
      summary: 'Read the duties of an official by a private key',
      description: 'The games to come at which the official has a role, in all events.',
      security: readableByAnyone,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The duties.', 'Duties'), ...answers(304, 400, 404) },
    }),
  },
}
