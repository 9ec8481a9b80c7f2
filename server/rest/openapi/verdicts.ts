import { refusal } from '../../../shared-schema/replication/result.ts'
import { operation, signedInOnly } from './operation.ts'
import { idParameter, shared } from './parameters.ts'
import { listOf, object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { orNull, type Nodes } from './schema.ts'

export const verdictTag = { name: 'verdicts', description: 'What was recorded and does not count.' }

const text = { type: 'string' }
const idOrNull = { type: ['integer', 'null'] }
const count = { type: 'integer', minimum: 0 }
const time = { type: ['string', 'null'], format: 'date-time' }

/** The components of the list of verdicts. */
export const verdictSchemas: Nodes = {
  Verdict: object({
    entry_id: text, organization_id: idOrNull,
    tournament_id: { ...idOrNull, description: 'The tournament in whose name it was sent; null for a season.' },
    season_id: { ...idOrNull, description: 'The season in whose name it was sent; null for a tournament.' },
    game_id: { ...idOrNull, description: 'The game that it names, whether there is one or not.' },
    reason: { ...text, enum: refusal.options },
    text: { ...text, description: 'What was not counted, why, and what to do: what the tablet shows too.' },
    device_id: text,
    person: orNull(object({ id: text, name: text }, 'Who sent it.')),
    recorded_by: { ...text, description: 'The name of whoever was at the device.' },
    recorded_at: { ...time, description: 'By the clock of the device.' },
    received_at: { ...time, description: 'When it came.' },
    kind: { type: ['string', 'null'], description: 'What kind of entry it is; null where it could not be read.' },
    data: { type: ['object', 'null'], description: 'What it says.' },
    content: { type: ['string', 'null'], description: 'The entry as it came, where it could not be read.' },
  }, 'An entry that does not count as things stand.'),
  VerdictList: listOf('Verdict'),
  VerdictEvent: {
    type: 'object', description: 'An event: a tournament, or a season for its games without tournament.',
    properties: { tournament_id: { type: 'integer' }, season_id: { type: 'integer' } },
  },
  JudgedAgain: object({
    counted: { ...count, description: 'How many entries count from now on.' },
    not_counted: { ...count, description: 'How many still do not.' },
  }, 'What became of the entries.'),
  DeletedVerdicts: object({
    deleted: { ...count, description: 'How many entries are gone.' },
    not_counted: { ...count, description: 'How many still do not count: those that are part of what was recorded at a game stay.' },
  }, 'What became of the entries.'),
}

/** The path of the list of verdicts. */
export const verdictPaths: Nodes = {
  '/verdicts/': {
    get: operation({
      operationId: 'listVerdicts', tag: verdictTag.name, summary: 'List what was recorded and does not count', security: signedInOnly,
      parameters: [...shared('limit', 'offset'), idParameter('tournament_id'), idParameter('season_id'), idParameter('game_id')],
      responses: { 200: answer('A part of the list, what came last first.', 'VerdictList'), ...answers(304, 400, 401, 403) },
    }),
    post: operation({
      operationId: 'judgeAgain', tag: verdictTag.name, summary: 'Judge the entries of an event again, by today\'s roles and games', security: signedInOnly, body: 'VerdictEvent',
      responses: { 200: answer('What became of them.', 'JudgedAgain'), ...answers(400, 401, 403, 404, 415) },
    }),
    delete: operation({
      operationId: 'deleteVerdicts', tag: verdictTag.name, summary: 'Delete what was refused at an event, or could not be read', security: signedInOnly,
      parameters: [
        idParameter('tournament_id'), idParameter('season_id'),
        { name: 'person_id', in: 'query', description: 'Only what this person sent.', schema: text },
        { name: 'entry_id', in: 'query', description: 'Only this entry.', schema: text },
      ],
      responses: { 200: answer('What became of them.', 'DeletedVerdicts'), ...answers(400, 401, 403, 404) },
    }),
  },
}
