import { scheduleBody, shiftBody } from '../schedule-bodies.ts'
import { operation, readableByAnyone, signedInOnly } from './operation.ts'
import { inPath, query, shared } from './parameters.ts'
import { object } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { jsonSchemas, recordRef, schemaRef, type Node, type Nodes } from './schema.ts'

const integer = { type: 'integer' }
const integerOrNull = { type: ['integer', 'null'] }
const integers = { type: 'array', items: integer }
const text = { type: 'string', description: 'The same in words.' }
const time = { type: 'string', format: 'date-time' }
const listOf = (name: string): Node => ({ type: 'array', items: schemaRef(name) })

const findings = {
  conflicts: listOf('Conflict'),
  unscheduled_game_ids: { ...integers, description: 'Games still to be played that have no field.' },
}

const schedule = body(scheduleBody.shape, ['start_time'], 'How games are to be given fields and times.', {
  start_time: 'When the first game may start. The last day is the `end_date` of the tournament, or the same day where it has none. On a field without hours every day begins at this time of day.',
  game_ids: 'The games; all that have not begun where it is left out.',
  game_site_ids: 'The fields; those of the tournament where it is left out.',
  final_site_id: 'The field for the finals.',
  final_game_ids: 'Which games are the finals; those of the brackets where it is left out.',
  game_minutes: 'How long a game takes its field, in this plan; otherwise as the tournament says.',
  rest_minutes: 'The least time between two games of a team, in this plan; otherwise as the tournament says.',
  last_start: 'The local time of day after which no game starts.',
})

const shift = body(shiftBody.shape, ['date', 'minutes'], 'Which games are moved, and by how much.', {
  date: 'The local day.',
  minutes: 'How much later, at most a week; negative for earlier.',
  from_time: 'The local time of day from which on games are moved; the whole day where it is left out.',
  game_site_id: 'The only field whose games are moved.',
})

/** The components of fields and times. */
export const scheduleSchemas: Nodes = {
  Conflict: object({
    kind: { type: 'string', enum: ['team_twice', 'short_rest', 'site_taken', 'site_closed', 'before_feeder', 'round_order', 'other_season'] },
    text, game_ids: integers,
    team_id: { ...integerOrNull, description: 'Who plays twice, has too little rest, or is of another season than the tournament.' },
    game_site_id: { ...integerOrNull, description: 'Which field is taken twice, or is closed.' },
  }, 'Something in the schedule that cannot be, or should not be, as it is. Nothing is refused because of it.'),
  Slot: object({ game_id: integer, game_site_id: integerOrNull, start_time: time }, 'Where and when a game is to be played.'),
  UnplacedGame: object({
    game_id: integer, reason: { type: 'string', enum: ['has_begun', 'no_site', 'no_time', 'waits'] },
    waits_for_id: { ...integerOrNull, description: 'The game without a place that it comes after.' }, text,
  }, 'A game that found no place. It stays as it is.'),
  Findings: object(findings, 'What there is to say about a schedule.'),
  ScheduledGames: object({ placed: listOf('Slot'), unplaced: listOf('UnplacedGame'), ...findings }, 'What became of the games, and what there is to say about the schedule then.'),
  ShiftedGames: object({ moved: listOf('Slot'), ...findings }, 'The games that moved, and what there is to say about the schedule then.'),
  FreeSites: object({ free_sites: listOf('FreeSite') }, 'The fields, the one that is free first at the top.'),
  FreeSite: object({ game_site_id: integer, game_site: recordRef({ family: 'game_sites', form: 'short' }), start_time: time }, 'From when on a field is free.'),
  Schedule: schedule.schema, Shift: shift.schema, ...schedule.components, ...shift.components,
}

const preview = query('preview', 'Whether to say what would be done and do nothing.', { type: 'boolean', default: false })

/** The paths of fields and times. */
export const schedulePaths: Nodes = {
  '/tournaments/{id}/conflicts/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'listConflicts', tag: 'tournaments', summary: 'See what is wrong with the fields and times of the games', security: readableByAnyone,
      parameters: shared('callback', 'ifNoneMatch'),
      responses: { 200: answer('What there is to say about the schedule.', 'Findings'), ...answers(304, 401, 404) },
    }),
  },
  '/tournaments/{id}/free_sites/': {
    parameters: [inPath('id')],
    get: operation({
      operationId: 'listFreeSites', tag: 'tournaments', summary: 'Find the next free field', security: readableByAnyone,
      parameters: [
        { ...query('from', 'The earliest start; a time without offset is one of the tournament.'), required: true },
        query('minutes', 'For how long; as long as a game where it is left out.', { ...integer, minimum: 1, maximum: 1440 }),
        ...shared('callback', 'ifNoneMatch'),
      ],
      responses: { 200: answer('The fields that are free within eight days.', 'FreeSites'), ...answers(304, 400, 401, 404) },
    }),
  },
  '/tournaments/{id}/schedule/': change('scheduleGames', 'Give games fields and times', 'Schedule', 'ScheduledGames'),
  '/tournaments/{id}/shift/': change('shiftGames', 'Move the games of a day', 'Shift', 'ShiftedGames'),
}

function change(operationId: string, summary: string, sent: string, answered: string): Node {
  return {
    parameters: [inPath('id')],
    post: operation({
      operationId, tag: 'tournaments', summary, security: signedInOnly, body: sent,
      parameters: [preview, ...shared('idempotencyKey')],
      responses: { 200: answer('What was done.', answered, 'Idempotency-Replayed'), ...answers(400, 401, 403, 404, 413, 415, 422) },
    }),
  }
}

/** What a request may send. */
function body(shape: Parameters<typeof jsonSchemas>[0], required: readonly string[], description: string, meanings: Readonly<Record<string, string>>) {
  const { properties, components } = jsonSchemas(shape)
  const described = Object.entries(properties).map(([name, property]): [string, Node] => [name, { ...property, description: meanings[name] }])
  return { components, schema: { type: 'object', description, required, properties: Object.fromEntries(described) } }
}
