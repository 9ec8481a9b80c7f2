import { spiritAnswers } from '../../../shared-schema/api/spirit.ts'
import { answerSchemas, listed } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import type { Nodes } from '../openapi/schema.ts'

/** The components of the spirit ranking. */
export const spiritSchemas: Nodes = answerSchemas({
  ...spiritAnswers,
  SpiritTable: listed(spiritAnswers.SpiritTable, spiritAnswers.SpiritPlace),
})

/** The path of the spirit ranking. */
export const spiritPaths: Nodes = {
  '/tournaments/{tournament_id}/spirit/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getSpiritTable',
      description:
        'Ranks the teams by the spirit scores that they got, and lists which games still lack a score.',
      tag: 'tournaments',
      summary: 'Rank the teams by spirit, and see which scores are missing',
      security: readableByAnyone,
      parameters: shared('format', 'strict', 'callback', 'ifNoneMatch'),
      responses: {
        200: also(answer('The ranking.', 'SpiritTable'), 'csv', 'script'),
        ...answers(304, 400, 401, 404),
      },
    }),
  },
}
