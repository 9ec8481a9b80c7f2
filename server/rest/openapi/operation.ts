import type { Node, Nodes } from './schema.ts'

/** Reads need no token, but may show more with one. */
export const readableByAnyone = [{}, { bearer: [] }, { oauth2: ['universal'] }]
export const signedInOnly = [{ bearer: [] }, { oauth2: ['universal'] }]

/** The individual parts of an operation. */
interface Operation {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  /** Its description, in sentences. Sentences that follow from the other parts are added. */
  readonly description: string
  readonly security: readonly object[]
  readonly parameters?: readonly Node[]
  /** The component of its request body. */
  readonly body?: string
  /** Whether it also accepts CSV. */
  readonly table?: true
  /** A body that works as it is, if the first record of every family exists. */
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

/** Sentences on who may call it, and on its shared parameters. */
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
