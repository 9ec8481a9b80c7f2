import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { z } from 'zod'
import type { Client, Reply } from './client.ts'

const node = z.record(z.string(), z.unknown())
const operation = z.object({
  responses: z.record(z.string(), z.looseObject({ $ref: z.string().optional() })),
})
const response = z.object({
  headers: node.default({}),
  content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) }).optional(),
})

/** A client that checks every reply against the interface's OpenAPI document. */
export class DescribedClient {
  readonly #client: Client
  readonly #document: z.infer<typeof node>
  readonly #paths: Readonly<Record<string, z.infer<typeof node>>>
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats })

  constructor(client: Client, document: unknown) {
    this.#client = client
    this.#document = node.parse(document)
    this.#paths = z.record(z.string(), node).parse(this.#document.paths)
    this.#ajv.addSchema(closed(this.#document), 'document')
  }

  /** Sends a request. @throws if the reply is not as the document says */
  async send(
    method: string,
    path: string,
    values?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const reply = await this.#client.send(method, path, values, headers)
    const expected = this.#responseFor(method.toLowerCase(), path, reply)
    const name = `${method} ${path} ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`
    for (const header of Object.keys(expected.headers)) {
      if (header !== 'Idempotency-Replayed' && !reply.headers.has(header))
        throw new Error(`${name} has no ${header}`)
    }
    const schema = expected.content?.['application/json'].schema.$ref
    if (schema === undefined) {
      if (Object.keys(reply.body).length > 0) throw new Error(`${name} has a body`)
    } else if (!this.#ajv.validate(`document${schema}`, reply.body)) {
      throw new Error(`${name}: ${this.#ajv.errorsText()}`)
    }
    return reply
  }

  /** True if a body is one that the document describes. */
  describes(component: string, body: unknown): boolean {
    return this.#ajv.validate(`document#/components/schemas/${component}`, body)
  }

  #responseFor(method: string, path: string, reply: Reply): z.infer<typeof response> {
    const described = this.#operationAt(method, path).responses[reply.status]
    if (!described)
      throw new Error(`${method} ${path}: ${reply.status} is not described: ${JSON.stringify(reply.body)}`)
    return response.parse(described.$ref === undefined ? described : this.#at(described.$ref))
  }

  #operationAt(method: string, address: string): z.infer<typeof operation> {
    const path = `${new URL(address, 'http://any').pathname.replace(/^\/v1\//, '/').replace(/\/$/, '')}/`
    const template =
      path in this.#paths
        ? path
        : Object.keys(this.#paths)
            .sort()
            .reverse()
            .find(candidate => new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    const found = operation.safeParse(template === undefined ? undefined : this.#paths[template]?.[method])
    if (!found.success) throw new Error(`${method} ${path} is not described`)
    return found.data
  }

  #at(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => node.parse(at)[name], this.#document)
  }
}

/** The document with objects that have no other properties than those described. */
function closed(document: z.infer<typeof node>): z.infer<typeof node> {
  const isOpen = (value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'required' in value
  const isMadeOfParts = (value: unknown) => typeof value === 'object' && value !== null && 'allOf' in value
  return node.parse(
    JSON.parse(JSON.stringify(document), (key, value: unknown) => {
      // A schema made of parts is closed as a whole.
      if (key === 'allOf')
        return z
          .array(node)
          .parse(value)
          .map(({ additionalProperties: _, ...part }) => part)
      if (isMadeOfParts(value)) return { ...node.parse(value), unevaluatedProperties: false }
      if (key.endsWith('Columns')) return value
      return isOpen(value) ? { ...node.parse(value), additionalProperties: false } : value
    }),
  )
}
