import type { Node, Nodes } from './schema.ts'

/** Reads need no token, but with one they may show more. */
export const readableByAnyone = [{}, { bearer: [] }, { oauth2: ['universal'] }]
export const signedInOnly = [{ bearer: [] }, { oauth2: ['universal'] }]

/** The parts of an operation that are not the same for all of its kind. */
interface Operation {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
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
