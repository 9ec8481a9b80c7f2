import { handoverFile } from '../../../shared-schema/handover/file.ts'
import { refusal } from '../../../shared-schema/replication/result.ts'
import { operation, signedInOnly } from './operation.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { jsonSchemas, schemaRef, type Nodes } from './schema.ts'

export const handoverTag = { name: 'handovers', description: 'What tablets recorded and could not send.' }

const text = { type: 'string' }
const integer = { type: 'integer' }

/** The components of hand-overs. */
export const handoverSchemas: Nodes = {
  Handover: object(jsonSchemas(handoverFile.shape).properties, 'The file that a tablet makes of its unsent entries, as it is.'),
  TakenIn: object({
    new: { ...integer, description: 'How many of the entries were not here yet.' },
    known: { ...integer, description: 'How many were here already; they count once.' },
    not_counted: { type: 'array', items: schemaRef('NotCounted') },
  }, 'What became of the entries.'),
  NotCounted: object({
    entry_id: text, game_id: { ...integer, description: '0 where it cannot be told.' },
    reason: { type: 'string', enum: refusal.options }, text: { ...text, description: 'The same in words, and what can be done.' },
  }, 'An entry that was kept and does not count.'),
}

/** The path of hand-overs. */
export const handoverPaths: Nodes = {
  '/handovers/': {
    post: operation({
      operationId: 'takeInHandover', tag: handoverTag.name, summary: 'Take in what a tablet could not send', security: signedInOnly, body: 'Handover',
      responses: { 200: answer('They are in, however often they were sent.', 'TakenIn'), ...answers(400, 401, 403, 413, 415) },
    }),
  },
}
