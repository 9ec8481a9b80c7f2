import { z } from 'zod'

/** A browser with cookies, on a page of the server itself. */
export class Browser {
  readonly #url: string
  readonly #origin: string | null
  #cookie: string | undefined

  /** @param origin of the page that asks; null for a program that sends none */
  constructor(url: string, origin: string | null = url, cookie?: string) {
    this.#url = url
    this.#origin = origin
    this.#cookie = cookie
  }

  get cookie(): string | undefined {
    return this.#cookie
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, values: unknown) => this.send('POST', path, values)

  async send(method: string, path: string, values?: unknown) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(values === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#origin === null ? {} : { Origin: this.#origin }),
        ...(this.#cookie === undefined ? {} : { Cookie: this.#cookie }),
      },
      ...(values === undefined ? {} : { body: JSON.stringify(values) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.#cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0]
    return { status: response.status, headers: response.headers, body: readBody(await response.text()) }
  }
}

/** A JSON object that was answered; empty where nothing was. */
export function readBody(text: string): Record<string, unknown> {
  return text === '' ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text))
}
