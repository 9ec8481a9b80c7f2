import { sports } from '../../../shared-schema/resources/sports.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { countersOf } from '../stats/counters.ts'
import { familyOf, statFamilies, type StatFamily, type Subject } from '../stats/levels.ts'
import { operation, readableByAnyone } from './operation.ts'
import { idParameter, inPath, orderBy, shared } from './parameters.ts'
import { listOf } from './record-schemas.ts'
import { answer, answers } from './responses.ts'
import { orNull, pascal, recordRef, type Node, type Nodes } from './schema.ts'

export const statTag = {
  name: 'statistics',
  description: 'What was counted in games, for players and teams, by sport. It follows from the events and scores of games.',
}

/** The counters that lines of a subject have in at least one sport. */
const counters = (subject: Subject): string[] => [...new Set(sports.flatMap(sport => countersOf(sport, subject)))]

/** The figures that follow from counters in at least one sport. */
const figures = [...new Set(sports.flatMap(sport => Object.keys(rulesOf(sport).figures)))]

/** The components of all stat lines. */
export const statSchemas = (): Nodes => Object.fromEntries(statFamilies.flatMap(family => {
  const name = pascal(family.path)
  return [[name, line(family)], [`${name}List`, listOf(name)]]
}))

/** The paths of all stat lines: a list and an item for each subject and level. */
export const statPaths = (): Nodes => Object.fromEntries(statFamilies.flatMap(family => {
  const { path, key } = family
  const sport = { name: 'sport', in: 'path', required: true, schema: { type: 'string', enum: sports, default: 'ultimate' } }
  const ids = key.map(place => `${place}_id`)
  return [
    [`/stats/{sport}/${path}/`, { parameters: [sport], get: list(family) }],
    [`/stats/{sport}/${[path, ...ids.map(id => `{${id}}`)].join('/')}/`, { parameters: [sport, ...ids.map(inPath)], get: item(family) }],
  ]
}))

function list(family: StatFamily): Node {
  const name = pascal(family.path)
  const filters = [...new Set([...family.places, 'team'])].flatMap(place => [`${place}_id`, `${place}_ids`])
  return operation({
    operationId: `list${name}`, tag: statTag.name, summary: `List what was counted for ${phrase(family)}`, security: readableByAnyone,
    parameters: [
      ...shared('limit', 'offset', 'fields'), orderBy(sortable(family), 'What changed last comes first without it.'),
      ...filters.map(idParameter), ...shared('callback', 'ifNoneMatch'),
    ],
    responses: { 200: answer('A part of the list.', `${name}List`, 'ETag'), ...answers(304, 400, 404) },
  })
}

function item(family: StatFamily): Node {
  const name = pascal(family.path)
  return operation({
    operationId: `get${name}`, tag: statTag.name, summary: `Read what was counted for ${phrase(family)}`, security: readableByAnyone,
    parameters: shared('fields', 'callback', 'ifNoneMatch'),
    responses: { 200: answer('The line.', name, 'ETag'), ...answers(304, 400, 401, 404) },
  })
}

const phrase = ({ subject, level }: StatFamily): string => `a ${subject} in a ${level}`

const sortable = ({ subject, places }: StatFamily): string[] =>
  [...counters(subject), ...figures, ...places.map(place => `${place}_id`), 'time_last_updated']

function line({ subject, key, places }: StatFamily): Node {
  const belongings = Object.fromEntries(places.flatMap((place): [string, Node][] => {
    const nested = recordRef({ family: familyOf[place], form: 'short' })
    return key.includes(place)
      ? [[`${place}_id`, { type: 'integer' }], [place, nested]]
      : [[`${place}_id`, { type: ['integer', 'null'] }], [place, orNull(nested)]]
  }))
  const always = {
    ...belongings,
    time_last_updated: { type: 'string', format: 'date-time' },
    resource_uri: { type: 'string', format: 'uri' },
  }
  return {
    type: 'object',
    description: `What was counted for one ${subject}. A line has the counters that its sport knows; ultimate knows all of these.`,
    required: Object.keys(always),
    properties: {
      ...always,
      ...Object.fromEntries(counters(subject).map(name => [name, { type: 'integer' }])),
      ...Object.fromEntries(figures.map(name => [name, { type: 'number' }])),
    },
  }
}
