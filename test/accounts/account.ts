import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { Client, type Reply } from '../rest/client.ts'

export const CALLBACK = 'https://app.example/callback'

const registered = z.object({ client_id: z.string(), client_secret: z.string().nullable() })
const made = z.object({ token: z.string(), id: z.int() })

/** How a program shows who it is. */
export interface Credentials {
  readonly client_id: string
  readonly client_secret: string
}

/** Somebody with an account, who shows a token with every request. */
export class Account {
  readonly #url: string
  readonly #client: Client

  constructor(url: string, token?: string) {
    this.#url = url
    this.#client = new Client(url, token)
  }

  send = (method: string, path: string, values?: unknown): Promise<Reply> =>
    this.#client.send(method, this.#url + path, values)
  get = (path: string) => this.send('GET', path)
  post = (path: string, values: unknown) => this.send('POST', path, values)
  delete = (path: string) => this.send('DELETE', path)

  /** The id of the person. */
  async id(): Promise<string> {
    const { person } = z
      .object({ person: z.object({ id: z.string() }) })
      .parse((await this.get('/accounts/me')).body)
    return person.id
  }

  /** Makes a personal token. */
  async makeToken(values: object = {}): Promise<z.infer<typeof made>> {
    return made.parse((await this.post('/accounts/tokens', { name: 'Script', ...values })).body)
  }

  /** Registers a program that keeps a secret. */
  async register(redirect_uris = [CALLBACK]): Promise<Credentials> {
    const { client_id, client_secret } = await this.#register(redirect_uris, true)
    return { client_id, client_secret: client_secret ?? '' }
  }

  /** Registers a program that can keep no secret. */
  async registerPublic(redirect_uris = [CALLBACK]): Promise<{ client_id: string }> {
    const { client_id } = await this.#register(redirect_uris, false)
    return { client_id }
  }

  async #register(redirect_uris: string[], keeps_secret: boolean) {
    return registered.parse(
      (await this.post('/accounts/programs', { name: 'Score Board', redirect_uris, keeps_secret })).body,
    )
  }

  /** Answers what a program asks. @returns where the browser goes with the answer */
  async decide(decision: 'allow' | 'deny', parameters: object): Promise<URL> {
    const asked = { response_type: 'code', redirect_uri: CALLBACK, ...parameters }
    return new URL(
      z
        .object({ location: z.string() })
        .parse((await this.post('/accounts/authorization', { ...asked, decision })).body).location,
    )
  }

  /** Lets a program act for this person. @returns the code that the program gets */
  async allow(parameters: {
    client_id: string
    redirect_uri?: string
    code_challenge?: string
  }): Promise<string> {
    return (await this.decide('allow', parameters)).searchParams.get('code') ?? ''
  }
}

/** A verifier, and the challenge by which a program announces it. */
export function pkce() {
  const code_verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  return { code_verifier, challenge: { code_challenge, code_challenge_method: 'S256' } }
}

/** A program asks for a token, by a form. */
export async function askForToken(
  url: string,
  parameters: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/oauth2/token/`, {
    method: 'POST',
    body: new URLSearchParams(parameters),
    headers,
  })
  return {
    status: response.status,
    headers: response.headers,
    body: z.record(z.string(), z.unknown()).parse(await response.json()),
  }
}
