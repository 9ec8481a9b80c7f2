import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { inPath, shared } from './parameters.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { recordRef, schemaRef, type Node, type Nodes } from './schema.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const truth = { type: 'boolean' }
const idOrNull = { type: ['integer', 'null'] }
const listOf = (items: Node): Node => ({ type: 'array', items })

const about = { game_id: idOrNull, pool_id: idOrNull, team_ids: listOf(integer) }

/** The components of standings of tournaments, and of what is decided in them. */
export const standingsSchemas: Nodes = {
  FinalStandings: object({ standings: listOf(schemaRef('FinalStanding')) }, 'The standings of a tournament, best team first.'),
  FinalStanding: object({
    place: integer, team_id: integer, team: recordRef({ family: 'teams', form: 'short' }),
    is_decided: { ...truth, description: 'No game to come can change the place.' },
    is_shared: { ...truth, description: 'Another team has the same place.' },
    is_unresolved: { ...truth, description: 'Level with another team in everything that was played.' },
    reason: { ...text, description: 'Where the place comes from, in words.' },
  }, 'A team and its place.'),
  OpenDecisions: object({ open_decisions: listOf(schemaRef('OpenDecision')) }, 'What a person must decide.'),
  OpenDecision: object({ kind: { ...text, enum: ['tie', 'teams of a game', 'no winner'] }, text: { ...text, description: 'What is open, and how it is decided.' }, ...about }, 'Something that the rules cannot decide.'),
  Preview: object({ consequences: listOf(schemaRef('Consequence')) }, 'What a write would move. Nothing was changed.'),
  Consequence: object({ kind: { ...text, enum: ['result', 'standing', 'team of a game', 'decision'] }, text, ...about }, 'Something that would be different, or that a person would have to decide.'),
  PoolDraw: {
    type: 'object', required: ['number_of_pools'], properties: {
      number_of_pools: { type: ['integer', 'string'], description: 'Into how many pools the teams are dealt, by their seeds as a snake.' },
      start_time: text, time_between_rounds: { type: ['integer', 'string'] }, generate_matchups: { ...truth, default: true },
    },
  },
  DrawnPools: object({ pools: listOf(schemaRef('Pool')) }, 'The new pools.'),
}

/** The paths of standings of tournaments, and of what is decided in them. */
export const standingsPaths: Nodes = {
  '/tournaments/{id}/standings/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getFinalStandings', tag: 'tournaments', summary: 'Read the standings of a whole tournament', security: readableByAnyone,
      parameters: shared('callback', 'ifNoneMatch'),
      responses: { 200: answer('The standings.', 'FinalStandings'), ...answers(304, 401, 404) },
    }),
    post: operation({
      operationId: 'keepFinalStandings', tag: 'tournaments', summary: 'Write every place into `final_standing` of the tournament teams', security: signedInOnly,
      responses: { 200: answer('The standings.', 'FinalStandings'), ...answers(401, 403, 404, 409, 415) },
    }),
  },
  '/tournaments/{id}/open_decisions/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'getOpenDecisions', tag: 'tournaments', summary: 'Read what a person must decide in a tournament', security: readableByAnyone,
      parameters: shared('callback', 'ifNoneMatch'),
      responses: { 200: answer('What is open.', 'OpenDecisions'), ...answers(304, 401, 404) },
    }),
  },
  '/tournaments/{id}/pools/': {
    parameters: [inPath('id')],
    post: operation({
      operationId: 'drawPools', tag: 'tournaments', summary: 'Make pools of the teams by their seeds', security: signedInOnly, body: 'PoolDraw',
      responses: { 201: answer('The new pools.', 'DrawnPools'), ...answers(400, 401, 403, 404, 415) },
    }),
  },
}
