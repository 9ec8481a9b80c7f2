import { pictured, picturedFamilies, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { idName, inPath, shared } from '../openapi/parameters.ts'
import { answer, answers } from '../openapi/responses.ts'
import { pascal, recordName, type Node, type Nodes } from '../openapi/schema.ts'

const bytes: Node = { type: 'string', format: 'binary' }

/** The paths to set, remove and read pictures. */
export const picturePaths: Nodes = {
  ...Object.fromEntries(picturedFamilies.map(pathOf)),
  '/pictures/{name}/': {
    parameters: [
      {
        name: 'name',
        in: 'path',
        description: 'The name of the picture, which is made of what it shows.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9a-f]{32}\\.webp$' },
      },
    ],
    get: operation({
      operationId: 'getPicture',
      description:
        'Gives the picture itself. The address of a picture never shows another one, so it can be kept.',
      tag: 'event_sites',
      summary: 'Read a picture, whose address stands in the fields of its record and never shows another one',
      security: readableByAnyone,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: {
        200: { description: 'The picture.', content: { 'image/webp': { schema: bytes } } },
        ...answers(304, 400, 404),
      },
    }),
  },
}

function pathOf(family: PicturedFamily): [string, Node] {
  const { at } = pictured[family]
  const { noun } = resourceOf(family)
  const name = recordName(family)
  const parameters = shared('strict', 'ifMatch')
  return [
    `/${family}/{${idName(family)}}/${at}/`,
    {
      parameters: [inPath(idName(family))],
      put: {
        ...operation({
          operationId: `set${name}${pascal(at)}`,
          description:
            'The body is the picture itself, of at most 10 megabytes and 50 million pixels. It is stored in smaller sizes; nothing but its pixels is kept.',
          tag: family,
          summary: `Set the ${at} of the ${noun}`,
          security: signedInOnly,
          parameters,
          responses: {
            202: answer('The record as it is now.', name, 'ETag'),
            ...answers(400, 401, 403, 404, 412, 413, 415),
          },
        }),
        requestBody: {
          required: true,
          content: Object.fromEntries(
            ['image/png', 'image/jpeg', 'image/webp'].map(type => [type, { schema: bytes }]),
          ),
        },
      },
      delete: operation({
        operationId: `remove${name}${pascal(at)}`,
        description: `Takes the ${at} away. The ${noun} stays.`,
        tag: family,
        summary: `Take the ${at} from the ${noun}`,
        security: signedInOnly,
        parameters,
        responses: {
          202: answer('The record as it is now.', name, 'ETag'),
          ...answers(400, 401, 403, 404, 412),
        },
      }),
    },
  ]
}
