import { handoverFile } from '../../../shared-schema/handover/file.ts'
import { handoverAnswers } from '../../../shared-schema/api/taken-in.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, signedInOnly } from '../openapi/operation.ts'
import { shared } from '../openapi/parameters.ts'
import { object } from '../openapi/record-schemas.ts'
import { answer, answers } from '../openapi/responses.ts'
import { jsonSchemas, type Nodes } from '../openapi/schema.ts'

export const handoverTag = { name: 'handovers', description: 'What tablets recorded and could not send.' }

/** The components of handovers. */
export const handoverSchemas: Nodes = {
  Handover: object(
    jsonSchemas(handoverFile.shape).properties,
    'The file that a tablet makes of its unsent entries, as it is.',
  ),
  ...answerSchemas(handoverAnswers),
}

/** The path of handovers. */
export const handoverPaths: Nodes = {
  '/handovers/': {
    post: operation({
      operationId: 'takeInHandover',
      description:
        'Takes the file that a tablet made of entries it could not send. It may be sent any number of times.',
      tag: handoverTag.name,
      summary: 'Take in what a tablet could not send',
      security: signedInOnly,
      body: 'Handover',
      parameters: shared('strict'),
      responses: {
        200: answer('They are in, however often they were sent.', 'TakenIn'),
        ...answers(400, 401, 403, 413, 415),
      },
    }),
  },
}
