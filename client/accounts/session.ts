import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import {
  arrived,
  joined,
  ownAddress,
  passwordAccepted,
  type Arrived,
} from '../../shared-schema/api/accounts/sign-in.ts'
import type {
  ArrivalBody,
  JoinBody,
  SecondStepBody,
  SignInBody,
  TakeUpBody,
} from '../../shared-schema/api/accounts/sign-in-body.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'
import { errorKindOf } from '../base/requests/request-error.ts'
import type { ShownPasskey } from './passkeys.ts'
import { account, type Account } from './person.ts'
import { RememberedAccount } from './remembered-account.ts'

const anything = z.unknown()

/** The state of a sign-in: with two-step sign-in a code is required after the password. */
export type Step = 'signed in' | 'needs code'

/** The user's session with the server. Its cookie is not accessible to scripts. */
export class Session {
  readonly remembered = new RememberedAccount()
  /** True once the server has answered that nobody is signed in here. */
  readonly signedOut$ = new BehaviorSubject(false)
  readonly #deviceId: string
  readonly #signedIn: (isNew: boolean) => void

  /**
   * @param signedIn called when work that waited for a session may go on; its argument tells whether somebody
   *   signed in just now
   */
  constructor(deviceId: string, signedIn: (isNew: boolean) => void) {
    this.#deviceId = deviceId
    this.#signedIn = signedIn
  }

  /** The pass holders on this device. */
  get holders(): RememberedAccount['holders'] {
    return this.remembered.holders
  }

  /** Fetches the device's user with the present roles. Without an answer nothing changes. */
  async refresh(): Promise<void> {
    const { acting } = this.holders.here$.value
    const isStill = (): boolean => this.holders.here$.value.acting === acting
    try {
      const latest = await sendRequest('/accounts/me', account, { actingPerson: acting })
      if (!isStill()) return
      if (acting === null) this.remembered.keep(latest)
      else this.holders.keep(latest)
      this.signedOut$.next(false)
      this.#signedIn(false)
    } catch (error) {
      if (errorKindOf(error) === 'signed-out' && isStill()) this.signedOut$.next(true)
    }
  }

  /**
   * Comes in by a pass under a name; a person who came in here under that name before continues.
   * @throws RequestError
   */
  async arrive(code: string, name: string): Promise<void> {
    const known = this.holders.named(name)
    if (known) {
      try {
        return await this.arriveAs(code, known.person.id)
      } catch (error) {
        if (errorKindOf(error) !== 'signed-out') throw error
        // Their session is over: they come in as a new person of the same name.
      }
    }
    const { person } = await this.#showPass(code, null, name)
    await this.#goOnAs(person.id, code)
  }

  /**
   * Shows a pass as a known user of this device: a pass holder, or null for the user with an account.
   * @throws RequestError
   */
  async arriveAs(code: string, holderId: string | null): Promise<void> {
    await this.#showPass(code, holderId)
    await this.#goOnAs(holderId, code)
  }

  /**
   * Switches to another known user of the device, without waiting for the network.
   * @param holderId null for the user with an account
   */
  actAs(holderId: string | null): void {
    this.holders.act(holderId)
    this.signedOut$.next(false)
    this.#signedIn(true)
    void this.refresh()
  }

  /** Removes a pass holder from the device. @throws RequestError without a connection, like `signOut` */
  async leave(holderId: string): Promise<void> {
    await sendRequest('/accounts/passes/here', noContent, { method: 'DELETE', actingPerson: holderId })
    this.holders.left(holderId)
    void forgetPictures()
    this.actAs(this.holders.here$.value.acting)
  }

  /** Gives a pass holder an account of their own, by a link. @throws RequestError */
  async takeUpAccount(code: string, email: string, password: string): Promise<void> {
    const body = { code, email, password } satisfies TakeUpBody
    await sendRequest('/accounts/own-account', ownAddress, { method: 'POST', body })
    await this.#goOn(false)
  }

  /** @throws RequestError */
  async signIn(email: string, password: string): Promise<Step> {
    const body = { email, password } satisfies SignInBody
    const { twoFactorRedirect } = await sendRequest('/accounts/auth/sign-in/email', passwordAccepted, {
      method: 'POST',
      body,
    })
    return this.#goOn(twoFactorRedirect)
  }

  /** Sends the code that `signIn` or `join` requires. @throws RequestError */
  async enterCode(code: string): Promise<void> {
    const body = { code } satisfies SecondStepBody
    await sendRequest('/accounts/sign-in/code', noContent, { method: 'POST', body })
    await this.#goOn(false)
  }

  /**
   * Signs in with a passkey of this device, without password and code.
   * @param shown already; without it the device is asked
   * @throws RequestError, NoPasskey
   */
  async signInByPasskey(shown?: ShownPasskey): Promise<void> {
    // Loaded on demand: a tablet that is signed in does not need it.
    const { askForPasskey, showPasskey } = await import('./passkeys.ts')
    await showPasskey(shown ?? (await askForPasskey()))
    await this.#goOn(false)
  }

  /** @throws RequestError */
  async join(newcomer: JoinBody): Promise<Step> {
    const { needs_code } = await sendRequest('/accounts/join', joined, { method: 'POST', body: newcomer })
    return this.#goOn(needs_code)
  }

  /**
   * @throws RequestError without a connection: the cookie would stay valid if the server did not learn of it
   */
  async signOut(): Promise<void> {
    await sendRequest('/accounts/auth/sign-out', anything, { method: 'POST', body: {} })
    this.forget()
  }

  /** Notes that nobody is signed in here any more; the server knows already. */
  forget(): void {
    this.remembered.forget()
    void forgetPictures()
    // Pass holders from before are still here.
    const last = this.holders.here$.value.people.at(-1)
    if (last) this.actAs(last.person.id)
    else this.signedOut$.next(true)
  }

  #showPass(code: string, actingPerson: string | null, name?: string): Promise<Arrived> {
    const body = { code, name, device_id: this.#deviceId } satisfies ArrivalBody
    return sendRequest('/accounts/passes/arrive', arrived, { method: 'POST', body, actingPerson })
  }

  async #goOnAs(holderId: string | null, code: string): Promise<void> {
    const latest = await sendRequest('/accounts/me', account, { actingPerson: holderId })
    if (holderId === null) return this.#welcome(latest)
    this.holders.keep(latest)
    this.holders.cameBy(code)
    this.holders.act(holderId)
    this.signedOut$.next(false)
    this.#signedIn(true)
  }

  async #goOn(needsCode: boolean): Promise<Step> {
    if (needsCode) return 'needs code'
    this.#welcome(await sendRequest('/accounts/me', account, { actingPerson: null }))
    return 'signed in'
  }

  #welcome(latest: Account): void {
    this.remembered.keep(latest)
    this.holders.act(null)
    this.signedOut$.next(false)
    this.#signedIn(true)
  }
}

/** Loaded on demand: nobody signs out before the first tap. */
async function forgetPictures(): Promise<void> {
  await (await import('../base/device/picture-cache.ts')).forgetPrivatePictures()
}
