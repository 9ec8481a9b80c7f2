import { operation, signedInOnly } from './operation.ts'
import { inPath, query } from './parameters.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { recordRef, schemaRef, type Node, type Nodes } from './schema.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const truth = { type: 'boolean' }
const idOrNull = { type: ['integer', 'null'] }
const listOf = (items: Node): Node => ({ type: 'array', items })
const recorded = { recorded_by: { ...text, description: 'The name of whoever was at the device.' } }
const score = { team_1_score: integer, team_2_score: integer }

export const disputeTag = { name: 'disputes', description: 'Games of which several devices kept different scores, until the office decides.' }

/** The components of disputes. */
export const disputeSchemas: Nodes = {
  Disputes: object({ disputes: listOf(schemaRef('Dispute')), decided: listOf(schemaRef('Dispute')) }, 'What is open, and what the office has decided.'),
  Dispute: object({
    game_id: integer, tournament_id: idOrNull, game: recordRef({ family: 'games', form: 'short' }),
    text: { ...text, description: 'The game and the scores, in words.' },
    version: { ...text, description: 'Stands for what is shown here: a decision names it.' },
    decision: { oneOf: [schemaRef('DisputeDecision'), { type: 'null' }], description: 'The decision that stands. In an open dispute a sheet that it was against says something else by now.' },
    sheets: { ...listOf(schemaRef('Sheet')), description: 'First the one that counts.' },
  }, 'A game whose sheets say different things.'),
  DisputeDecision: object({ entry_id: text, ...recorded, recorded_at: text, is_merged: truth }, 'What the office decided.'),
  Sheet: object({
    sheet_id: { ...text, description: 'By this the sheet is chosen.' }, counts: truth, device_id: text, ...recorded,
    status: { ...text, enum: ['scheduled', 'live', 'final'] }, ...score, lines: listOf(schemaRef('SheetLine')),
  }, 'What one device would count: what it continued, and what it recorded itself.'),
  SheetLine: object({
    entry_id: text, kind: { ...text, enum: ['play', 'score', 'status'] }, device_id: text, ...recorded, recorded_at: text,
    data: { type: 'object', description: 'What was recorded, in the terms of events and game scores.' },
    content: { ...text, description: 'What it says, as text that is the same on two sheets where they agree.' },
    team_1_score: idOrNull, team_2_score: idOrNull,
    differs: { ...truth, description: 'Not on the sheet that counts; on that one: missing on another.' },
  }, 'A line of a sheet, with the score that it brought about.'),
  DisputeChoice: {
    type: 'object', required: ['sheet_id', 'version'], properties: {
      version: { ...text, description: 'That of the dispute as you saw it.' },
      sheet_id: { ...text, format: 'uuid', description: 'The sheet that counts and goes on.' },
      entry_ids: {
        type: ['array', 'null'], items: { ...text, format: 'uuid' }, maxItems: 5000,
        description: 'To merge: the lines of all sheets that count, in their order, by their `entry_id`. Null or left out: the sheet as it is.',
      },
    },
  },
  DecidedGame: { anyOf: [recordRef({ family: 'games', form: 'full' }), schemaRef('Standing')] },
  Standing: object({ status: { ...text, enum: ['scheduled', 'live', 'final'] }, ...score }, 'How a game would stand.'),
}

const preview = query('preview', 'Whether only to say what the score would be: nothing is decided then.', { type: 'boolean', default: false })

/** The paths of disputes. */
export const disputePaths: Nodes = {
  '/disputes/': {
    get: operation({
      operationId: 'listDisputes', tag: 'disputes', summary: 'List the disputes of games that you may score', security: signedInOnly,
      parameters: ['tournament_id', 'season_id', 'game_id'].map(name => ({ name, in: 'query', schema: integer })),
      responses: { 200: answer('The disputes.', 'Disputes'), ...answers(304, 400, 401) },
    }),
  },
  '/games/{id}/decision/': {
    parameters: [inPath('id')],
    post: operation({
      operationId: 'decideDispute', tag: 'disputes', summary: 'Decide which sheet of a game counts, or merge them', security: signedInOnly, body: 'DisputeChoice', parameters: [preview],
      responses: { 200: answer('The game as it now stands; with `preview` the score that it would have.', 'DecidedGame'), ...answers(400, 401, 403, 404, 409, 415) },
    }),
    delete: operation({
      operationId: 'undoDecision', tag: 'disputes', summary: 'Take the last decision about a game\'s sheets back', security: signedInOnly,
      responses: { 204: { description: 'It is as before.' }, ...answers(401, 403, 404) },
    }),
  },
}
