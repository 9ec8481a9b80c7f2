import { jsonSchemas, type Node, type Nodes } from './schema.ts'

/**
 * The component of what a request may send, made from the shape through which it is read.
 * @param meanings of the properties, by their names
 * @returns it with the components that it refers to
 */
export function requestBody(
  shape: Parameters<typeof jsonSchemas>[0],
  required: readonly string[],
  description: string | undefined,
  meanings: Readonly<Record<string, string>>,
): { schema: Node; components: Nodes } {
  const { properties, components } = jsonSchemas(shape)
  const described = Object.entries(properties).map(([name, property]): [string, Node] => [
    name,
    { ...property, ...(meanings[name] === undefined ? {} : { description: meanings[name] }) },
  ])
  return {
    components,
    schema: {
      type: 'object',
      ...(description === undefined ? {} : { description }),
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(described),
    },
  }
}
