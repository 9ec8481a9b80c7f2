import { BehaviorSubject } from 'rxjs'
import { Remembered } from '../base/device/remembered.ts'
import { HoldersHere } from './holders-here.ts'
import { account, ownRoles, type Account } from './person.ts'

/**
 * The user of this device, as last known: a pass holder, or else the person with an account. It outlives an
 * expired session: entries recorded meanwhile still name their author.
 */
export class RememberedAccount {
  readonly holders = new HoldersHere()
  readonly #remembered = new Remembered('account', account)
  readonly #lastRoles = new Remembered('roles', ownRoles)
  #ofAccount = this.#remembered.get() ?? null
  readonly account$ = new BehaviorSubject<Account | null>(this.#user)

  constructor() {
    this.holders.here$.subscribe(() => this.#tell())
  }

  /** The user with an account, even while a pass holder uses the device. */
  get ofAccount(): Account | null {
    return this.#ofAccount
  }

  /** The user's name; empty if nobody has signed in. */
  get name(): string {
    return this.account$.value?.person.name ?? ''
  }

  /** The roles of the device's user; after sign-out the last ones, which let a tablet work on. */
  get roles(): Account['roles'] {
    return this.account$.value?.roles ?? this.#lastRoles.get() ?? []
  }

  keep(latest: Account): void {
    this.#ofAccount = latest
    this.#remembered.set(latest)
    this.#tell()
  }

  forget(): void {
    if (this.#ofAccount) this.#lastRoles.set(this.#ofAccount.roles)
    this.#ofAccount = null
    this.#remembered.clear()
    this.#tell()
  }

  get #user(): Account | null {
    return this.holders.acting ?? this.#ofAccount
  }

  /** Emits the account only if it has changed: a new value would reset a form that is being filled in. */
  #tell(): void {
    const user = this.#user
    if (JSON.stringify(user) !== JSON.stringify(this.account$.value)) this.account$.next(user)
  }
}
