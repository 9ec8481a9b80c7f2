import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { sendRequest, noContent } from '../requests/send-request.ts'
import { errorKindOf } from '../requests/request-error.ts'
import type { ShownPasskey } from './passkeys.ts'
import { account, type Account, RememberedAccount } from './person.ts'

const anything = z.unknown()
const signInAnswer = z.object({ twoFactorRedirect: z.boolean().default(false) })

/** How far somebody has come who signs in: with two-step sign-in a code is asked for after the password. */
export type Step = 'signed in' | 'needs code'

export interface Newcomer {
  readonly code: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The person's session with the server. The cookie that carries it is out of scripts' reach. */
export class Session {
  readonly remembered = new RememberedAccount()
  /** True once the server said that nobody is signed in here. */
  readonly signedOut$ = new BehaviorSubject(false)
  readonly #signedIn: (isNew: boolean) => void

  /** @param signedIn is called when what waited for a session may go on, and says whether somebody signed in just now */
  constructor(signedIn: (isNew: boolean) => void) {
    this.#signedIn = signedIn
  }

  /** Asks who is signed in. Without an answer nothing changes. */
  async refresh(): Promise<void> {
    try {
      this.#welcome(await sendRequest('/accounts/me', account), false)
    } catch (error) {
      if (errorKindOf(error) === 'signed-out') this.signedOut$.next(true)
    }
  }

  /** @throws RequestError */
  async signIn(email: string, password: string): Promise<Step> {
    const { twoFactorRedirect } = await sendRequest('/accounts/auth/sign-in/email', signInAnswer, {
      method: 'POST',
      body: { email, password },
    })
    return this.#goOn(twoFactorRedirect)
  }

  /** Shows the code for which `signIn` or `join` asked. @throws RequestError */
  async enterCode(code: string): Promise<void> {
    await sendRequest('/accounts/sign-in/code', noContent, { method: 'POST', body: { code } })
    await this.#goOn(false)
  }

  /** Signs in with a passkey of this device, without password and code. @param shown already; without it the device is asked @throws RequestError, NoPasskey */
  async signInByPasskey(shown?: ShownPasskey): Promise<void> {
    // Loaded here: a tablet that is signed in does not need it.
    const { askForPasskey, showPasskey } = await import('./passkeys.ts')
    await showPasskey(shown ?? (await askForPasskey()))
    await this.#goOn(false)
  }

  /** @throws RequestError */
  async join(newcomer: Newcomer): Promise<Step> {
    const { needs_code } = await sendRequest('/accounts/join', z.object({ needs_code: z.boolean() }), {
      method: 'POST',
      body: newcomer,
    })
    return this.#goOn(needs_code)
  }

  /** @throws RequestError without a connection: a cookie that the server does not hear of would stay valid */
  async signOut(): Promise<void> {
    await sendRequest('/accounts/auth/sign-out', anything, { method: 'POST', body: {} })
    this.forget()
  }

  /** Nobody is signed in here any more, as the server knows already. */
  forget(): void {
    this.remembered.forget()
    this.signedOut$.next(true)
  }

  async #goOn(needsCode: boolean): Promise<Step> {
    if (needsCode) return 'needs code'
    this.#welcome(await sendRequest('/accounts/me', account), true)
    return 'signed in'
  }

  #welcome(latest: Account, isNew: boolean): void {
    this.remembered.keep(latest)
    this.signedOut$.next(false)
    this.#signedIn(isNew)
  }
}
