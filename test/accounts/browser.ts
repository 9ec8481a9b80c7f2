import { z } from 'zod'
import { ACTING_PERSON } from '../../shared-schema/api/accounts.ts'
import { expectCode } from '../support/error-code.ts'

/** A browser with cookies, on a page of the server itself. */
export class Browser {
  readonly #url: string
  readonly #origin: string | null
  readonly #cookies = new Map<string, string>()

  /** @param origin of the page that asks; null for a program that sends none */
  constructor(url: string, origin: string | null = url, cookie?: string) {
    this.#url = url
    this.#origin = origin
    if (cookie !== undefined) for (const one of cookie.split('; ')) this.#keep(one)
  }

  get cookie(): string | undefined {
    return this.#cookies.size === 0
      ? undefined
      : [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Has no cookies any more. */
  forget(): void {
    this.#cookies.clear()
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, values: unknown) => this.send('POST', path, values)

  /** The name of its session, by which people recognize it among others. */
  async deviceName(): Promise<string | null | undefined> {
    const { sessions } = z
      .object({ sessions: z.array(z.object({ user_agent: z.string().nullable(), is_this: z.boolean() })) })
      .parse((await this.get('/accounts/sessions')).body)
    return sessions.find(({ is_this }) => is_this)?.user_agent
  }

  /** @param actingPerson the pass holder on the device who sends it */
  async send(method: string, path: string, values?: unknown, actingPerson?: string) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(values === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#origin === null ? {} : { Origin: this.#origin }),
        ...(this.cookie === undefined ? {} : { Cookie: this.cookie }),
        ...(actingPerson === undefined ? {} : { [ACTING_PERSON]: actingPerson }),
      },
      ...(values === undefined ? {} : { body: JSON.stringify(values) }),
    })
    response.headers.getSetCookie().forEach(set => this.#keep(set))
    const body = readBody(await response.text())
    // The account library has codes of its own, and OAuth2 has its own errors.
    if (response.status >= 400 && !/^\/(accounts\/auth|oauth2)\//.test(path))
      expectCode(response.status, body)
    return { status: response.status, headers: response.headers, body }
  }

  #keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (set.includes('Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** A JSON object that was answered; empty if nothing was. */
export function readBody(text: string): Record<string, unknown> {
  return text === '' ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text))
}
