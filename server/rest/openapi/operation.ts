import type { Node, Nodes } from './schema.ts'

/** Reads need no token, but with one they may show more. */
export const readableByAnyone = [{}, { bearer: [] }, { oauth2: ['universal'] }]
export const signedInOnly = [{ bearer: [] }, { oauth2: ['universal'] }]

/** The parts of an operation that are not the same for all of its kind. */
interface Operation {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  /** What it does, in sentences. What follows from its other parts is added. */
  readonly description: string
  readonly security: readonly object[]
  readonly parameters?: readonly Node[]
  /** The component that describes the body it takes. */
  readonly body?: string
  /** Whether it takes the same as a table, too. */
  readonly table?: true
  /** A body that could be sent as it stands, if the first records of everything are there. */
  readonly example?: unknown
  readonly responses: Nodes
}

export function operation({
  operationId,
  tag,
  summary,
  description,
  security,
  parameters,
  body,
  table,
  example,
  responses,
}: Operation): Node {
  return {
    operationId,
    tags: [tag],
    summary,
    description: [description, ...conditions(security, parameters ?? [])].join(' '),
    security,
    ...(parameters ? { parameters } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${body}` },
                ...(example === undefined ? {} : { example }),
              },
              ...(table ? { 'text/csv': { schema: { type: 'string' } } } : {}),
            },
          },
        }),
    responses,
  }
}

/** Who may call it, and what its shared parameters add. */
function conditions(security: readonly object[], parameters: readonly Node[]): string[] {
  const has = (name: string) => parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`)
  return [
    security === signedInOnly
      ? 'Only for people who are signed in.'
      : 'Anyone may read what is public; a token shows what its owner may read.',
    ...(has('preview') ? ['With `preview=true` nothing is changed: the answer says what would happen.'] : []),
    ...(has('idempotencyKey')
      ? ['With an `Idempotency-Key` it can be sent again without being done again.']
      : []),
    ...(has('ifMatch') ? ['With `If-Match` it is done only if nobody else has changed the record.'] : []),
  ]
}
