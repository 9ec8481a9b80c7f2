import { statLine } from '../../../shared-schema/api/stat-lines.ts'
import { sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { countersOf, countNames } from './counters.ts'
import { leaderPaths, leaderSchemas } from './leaders/openapi.ts'
import { familyOf, statFamilies, type StatFamily, type Subject } from './levels.ts'
import { lineIds } from './find-lines.ts'
import { namesOf } from '../records/order.ts'
import { operation, readableByAnyone } from '../openapi/operation.ts'
import { idParameter, inPath, orderBy, shared, updatedAfter } from '../openapi/parameters.ts'
import { schemaOf } from '../openapi/answer-schemas.ts'
import { listOf, object } from '../openapi/record-schemas.ts'
import { also, answer, answers } from '../openapi/responses.ts'
import { english } from '../../texts/say.ts'
import { pascal, schemaRef, type Node, type Nodes } from '../openapi/schema.ts'

const [, inWords] = english

export const statTag = {
  name: 'statistics',
  description:
    'What was counted in games, for players and teams, by sport. It follows from the events and scores of games.',
}

/** The components of all stat lines: the columns of each sport, and the lines with them. */
export const statSchemas = (): Nodes => ({
  ...leaderSchemas,
  ...Object.fromEntries(subjects.flatMap(columnSchemas)),
  ...Object.fromEntries(
    statFamilies.flatMap(family => {
      const name = pascal(family.path)
      return [
        [name, line(family)],
        [`${name}List`, listOf(name)],
        [`${name}Part`, linePart(family)],
        [`${name}PartList`, listOf(`${name}Part`)],
      ]
    }),
  ),
})

const subjects: readonly Subject[] = ['player', 'team']

/** `BasketballPlayerColumns`: the columns of a sport's lines for a subject. */
const columnsName = (sport: Sport, subject: Subject): string =>
  pascal(`${sport.replaceAll(' ', '_')}_${subject}_columns`)

/** The requested columns of any sport for a subject. */
const someColumns = (subject: Subject): string => pascal(`${subject}_columns_part`)

function columnSchemas(subject: Subject): [string, Node][] {
  const ofSports = sports.map(sport => [sport, columnsOf(sport, subject)] as const)
  return [
    ...ofSports.map(([sport, columns]): [string, Node] => [
      columnsName(sport, subject),
      object(columns, `What is counted in ${sport}, and what follows from it.`),
    ]),
    [
      someColumns(subject),
      {
        type: 'object',
        description: 'The columns of any sport that `fields` names.',
        properties: Object.fromEntries(ofSports.flatMap(([, columns]) => Object.entries(columns))),
      },
    ],
  ]
}

/** The columns of a sport: counters are integers, figures any numbers. */
function columnsOf(sport: Sport, subject: Subject): Nodes {
  const counters = countersOf(sport, subject)
  return Object.fromEntries(
    countNames(sport, subject).map(name => [
      name,
      { type: counters.includes(name) ? 'integer' : 'number', ...meaningOf(name) },
    ]),
  )
}

const meaningOf = (name: string): { description?: string } => {
  const meaning = inWords(`columns.${name}.meaning`, { defaultValue: '' })
  return meaning === '' ? {} : { description: meaning }
}

const sport = {
  name: 'sport',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: sports },
  example: 'ultimate',
}

/** The paths of all stat lines, a list and an item for each subject and level, and the path of leaders. */
export const statPaths = (): Nodes => ({
  ...leaderPaths(sport, statTag.name),
  ...Object.fromEntries(
    statFamilies.flatMap(family => {
      const { path, key } = family
      const ids = key.map(place => `${place}_id`)
      return [
        [`/stats/{sport}/${path}/`, { parameters: [sport], get: list(family, 'all') }],
        [`/stats/{sport}/${path}`, { parameters: [sport], get: list(family, 'chosen') }],
        [
          `/stats/{sport}/${[path, ...ids.map(id => `{${id}}`)].join('/')}/`,
          { parameters: [sport, ...ids.map(id => inPath(id))], get: item(family, 'all') },
        ],
        [
          `/stats/{sport}/${[path, ...ids.map(id => `{${id}}`)].join('/')}`,
          { parameters: [sport, ...ids.map(id => inPath(id))], get: item(family, 'chosen') },
        ],
      ]
    }),
  ),
})

/** Whether a response has all fields, or those chosen by the request. */
type Shown = 'all' | 'chosen'

function list(family: StatFamily, shown: Shown): Node {
  const name = pascal(family.path)
  return operation({
    operationId: `list${name}${shown === 'all' ? '' : 'Fields'}`,
    tag: statTag.name,
    summary: `List what was counted for ${phrase(family)}${chosen(shown)}`,
    description: `Lists a line for each ${family.subject} in each ${family.level} with what was counted in this sport, what changed last first unless \`order_by\` says otherwise.`,
    security: readableByAnyone,
    parameters: [
      ...wanted(shown),
      ...shared('limit', 'offset'),
      orderBy(
        sortable(family),
        'The columns of the sport are names, too. What changed last comes first without it.',
      ),
      ...lineIds(family).map(idParameter),
      updatedAfter,
      ...shared('format', 'strict', 'callback', 'ifNoneMatch'),
    ],
    responses: {
      200: also(
        answer('A part of the list.', `${name}${shown === 'all' ? '' : 'Part'}List`, 'ETag'),
        'csv',
        'script',
      ),
      ...answers(304, 400, 404),
    },
  })
}

function item(family: StatFamily, shown: Shown): Node {
  const name = pascal(family.path)
  return operation({
    operationId: `get${name}${shown === 'all' ? '' : 'Fields'}`,
    tag: statTag.name,
    summary: `Read what was counted for ${phrase(family)}${chosen(shown)}`,
    description: `Gives the line of one ${family.subject} in one ${family.level}: the counts of this sport, and the figures that follow from them.`,
    security: readableByAnyone,
    parameters: [...wanted(shown), ...shared('strict', 'callback', 'ifNoneMatch')],
    responses: {
      200: also(answer('The line.', shown === 'all' ? name : `${name}Part`, 'ETag'), 'script'),
      ...answers(304, 400, 401, 404),
    },
  })
}

const chosen = (shown: Shown): string => (shown === 'all' ? '' : ', with the fields that you choose')

const wanted = (shown: Shown): Node[] => (shown === 'all' ? [] : shared('fields'))

const phrase = ({ subject, level }: StatFamily): string => `a ${subject} in a ${level}`

const sortable = ({ places }: StatFamily): string[] => [
  ...places.flatMap(place => [`${place}_id`, ...namesOf(familyOf[place]).map(name => `${place}__${name}`)]),
  'time_last_updated',
]

/** The fields that lines of a family have in every sport. */
const belongings = ({ key, places }: StatFamily) =>
  statLine(places.map(name => ({ name, family: familyOf[name], isCertain: key.includes(name) }))).describe(
    'What the line belongs to.',
  )

/** A line: its places, and the columns of its sport. */
const line = (family: StatFamily): Node => ({
  description: `What was counted for one ${family.subject}: a line has the columns of its sport.`,
  allOf: [
    schemaOf(belongings(family)),
    { anyOf: sports.map(sport => schemaRef(columnsName(sport, family.subject))) },
  ],
})

const linePart = (family: StatFamily): Node => ({
  description: 'The fields that `fields` names, and `resource_uri`.',
  allOf: [
    schemaOf(belongings(family).partial().required({ resource_uri: true })),
    schemaRef(someColumns(family.subject)),
  ],
})
