import {
  describedAs,
  hasContent,
  jsonSchemas,
  leftOut,
  meaningOf,
  type Node,
  type Nodes,
  type Shape,
} from './schema.ts'

/**
 * The component of a request body, generated from the shape that parses it.
 * @returns it with the components that it references
 */
export function requestBody(shape: Shape): { schema: Node; components: Nodes } {
  const { description } = shape
  const { properties, components } = jsonSchemas(shape.shape)
  const parts = Object.entries(shape.shape).map(([name, part]) => ({
    name,
    meaning: meaningOf(part),
    without: part.safeParse(undefined),
  }))
  const required = parts.flatMap(({ name, without }) => (without.success ? [] : [name]))
  return {
    components,
    schema: {
      type: 'object',
      ...(description === undefined ? {} : { description }),
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(
        parts.map(({ name, meaning, without: { data: fallback } }) => [
          name,
          {
            ...properties[name],
            ...describedAs(meaning, hasContent(fallback) ? leftOut(fallback) : undefined),
          },
        ]),
      ),
    },
  }
}
