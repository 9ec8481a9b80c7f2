import { z } from 'zod'
import { expectCode } from '../support/error-code.ts'

const body = z.record(z.string(), z.unknown())
const list = z.object({
  meta: z.object({
    limit: z.int(),
    next: z.string().nullable(),
    offset: z.int(),
    previous: z.string().nullable(),
    total_count: z.int(),
  }),
  objects: z.array(body),
})

/** The objects of a list that a record shows. */
export const objectsIn = (value: unknown): Body[] => z.array(body).parse(value)

/** The JSON object of an answer. */
export const bodyOf = (value: unknown): Body => body.parse(value)

/** A JSON object that the server answered. */
export type Body = z.infer<typeof body>

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Empty if the answer has none. */
  readonly body: Body
}

/** A program that uses the REST interface, with a token or without. */
export class Client {
  readonly #base: string
  readonly #token: string | undefined

  constructor(url: string, token?: string) {
    this.#base = `${url}/v1`
    this.#token = token
  }

  /** @param path below `/v1`, or a whole address */
  async send(
    method: string,
    path: string,
    values?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(path.startsWith('http') ? path : this.#base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(values === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#token === undefined ? {} : { Authorization: `bearer ${this.#token}` }),
        ...headers,
      },
      ...(values === undefined ? {} : { body: typeof values === 'string' ? values : JSON.stringify(values) }),
    })
    const text = await response.text()
    const reply = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : body.parse(JSON.parse(text)),
    }
    if (reply.status >= 400 && method !== 'HEAD') expectCode(reply.status, reply.body)
    return reply
  }

  get = (path: string): Promise<Reply> => this.send('GET', path)
  post = (path: string, values: unknown): Promise<Reply> => this.send('POST', path, values)
  put = (path: string, values: unknown): Promise<Reply> => this.send('PUT', path, values)
  delete = (path: string): Promise<Reply> => this.send('DELETE', path)

  /** Makes a record and returns it. */
  async make(family: string, values: Body): Promise<Body & { id: number }> {
    const reply = await this.post(`/${family}/`, values)
    if (reply.status !== 201) throw new Error(`POST ${family}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return { ...reply.body, id: Number(reply.body.id) }
  }

  /** One page of a list. */
  async list(path: string): Promise<z.infer<typeof list>> {
    const reply = await this.get(path)
    if (reply.status !== 200) throw new Error(`GET ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return list.parse(reply.body)
  }

  /** One field of each object of a list, in its order. */
  async column(path: string, name: string): Promise<unknown[]> {
    return (await this.list(path)).objects.map(object => object[name])
  }
}
