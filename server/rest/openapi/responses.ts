import { errorCodes } from '../../../shared-schema/api/error-codes.ts'
import { schemaRef, type Node, type Nodes } from './schema.ts'

/** Response headers. */
export const headers: Nodes = {
  ETag: {
    description: 'Changes when the body does: for `If-None-Match` and `If-Match`.',
    schema: { type: 'string' },
  },
  Location: { description: 'The address of the new record.', schema: { type: 'string', format: 'uri' } },
  Allow: { description: 'The methods that are possible.', schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: '`true` where this is the answer to an earlier request with the same key.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'How to say who you are: `Bearer`.', schema: { type: 'string' } },
}

const sent = (...names: string[]): Node => ({
  headers: Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }])),
})

/** A response with a JSON body. */
export const answer = (
  description: string,
  schema: string,
  ...headerNames: string[]
): Node & { content: Nodes } => ({
  description,
  ...sent(...headerNames),
  content: { 'application/json': { schema: schemaRef(schema) } },
})

/** The response to a write with `preview`. */
export const previewed = (schema: string): Node =>
  answer('With `preview`: the record as it would be, and what the write would move.', schema)

/**
 * Other media types of JSON responses. They hold the same objects and share the schema: clients get one type.
 */
const otherTypes = {
  csv: 'text/csv',
  ics: 'text/calendar',
  script: 'text/javascript',
} as const

/** The same response, also available in other types by a parameter or `Accept`. */
export function also(node: Node & { readonly content: Nodes }, ...names: (keyof typeof otherTypes)[]): Node {
  const [schema] = Object.values(node.content)
  return {
    ...node,
    content: { ...node.content, ...Object.fromEntries(names.map(name => [otherTypes[name], schema])) },
  }
}

/** Common responses, by status. */
export const responses: Nodes = {
  304: { description: 'What you have is still the same.', ...sent('ETag') },
  400: answer('A field or a parameter is wrong: `errors` says which, and why.', 'Error'),
  401: answer('Only somebody who is signed in may do this.', 'Error', 'WWW-Authenticate'),
  403: answer('Your role does not allow this.', 'Error'),
  404: answer('There is no such record.', 'Error'),
  405: answer('This method is not possible here.', 'Error', 'Allow'),
  409: answer('What is there already stands in the way.', 'Error'),
  410: answer('The record was deleted before.', 'Error'),
  412: answer('The record has changed since you read it.', 'Error'),
  413: answer('The body is too large.', 'Error'),
  415: answer('The body is not JSON in UTF-8.', 'Error'),
  422: answer('The `Idempotency-Key` was used before, for another request.', 'Error'),
  429: answer('Too many requests.', 'Error', 'Retry-After'),
  500: answer('Something went wrong on the server.', 'Error'),
  503: answer('The server or its database cannot answer now: try again later.', 'Error', 'Retry-After'),
}

/** References to the responses with these statuses, and to those of every operation. */
export const answers = (...statuses: number[]): Nodes =>
  Object.fromEntries(
    [...statuses, 429, 500, 503].map(status => [status, { $ref: `#/components/responses/${status}` }]),
  )

const codesInWords = Object.entries(errorCodes)
  .map(([code, { status, meaning }]) => `\`${code}\` (${status}): ${meaning}.`)
  .join(' ')

/** Schemas that belong to no family. */
export const commonSchemas: Nodes = {
  NullInput: {
    anyOf: [{ type: 'null' }, { type: 'string', enum: [''] }],
    description: 'No value: null, or the empty text.',
  },
  Error: {
    type: 'object',
    required: ['code', 'error_message'],
    examples: [
      { code: 'wrong_fields', error_message: 'name is required.', errors: { name: ['is required'] } },
    ],
    properties: {
      code: {
        anyOf: [{ type: 'string', enum: Object.keys(errorCodes) }, { type: 'string' }],
        description: `What happened, for programs: a code keeps its meaning, and further ones may come. ${codesInWords}`,
      },
      error_message: {
        type: 'string',
        description: 'What happened and what to do, in words of a language that the request accepts.',
      },
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
        description: 'What is wrong, by the name of the field.',
      },
    },
  },
}
