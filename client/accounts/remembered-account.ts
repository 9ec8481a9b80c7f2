import { BehaviorSubject } from 'rxjs'
import { Remembered } from '../base/device/remembered.ts'
import { HoldersHere } from './holders-here.ts'
import { account, heldRoles, type Account } from './person.ts'

/**
 * Who uses this device, as last known: a pass holder, or else whoever signed in by an account. It outlives an
 * expired session, so that what is recorded meanwhile still says by whom.
 */
export class RememberedAccount {
  readonly holders = new HoldersHere()
  readonly #remembered = new Remembered('account', account)
  readonly #lastRoles = new Remembered('roles', heldRoles)
  #ofAccount = this.#remembered.get() ?? null
  readonly account$ = new BehaviorSubject<Account | null>(this.#user)

  constructor() {
    this.holders.here$.subscribe(() => this.#tell())
  }

  /** Whoever signed in by an account, also while a pass holder uses the device. */
  get ofAccount(): Account | null {
    return this.#ofAccount
  }

  /** Empty if nobody has signed in. */
  get name(): string {
    return this.account$.value?.person.name ?? ''
  }

  /**
   * The roles of who uses the device; after they have signed out those they had, so that a tablet goes on
   * without them.
   */
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

  /**
   * Tells screens of the account only if it has changed, so that a form that somebody is filling in does not
   * begin anew.
   */
  #tell(): void {
    const user = this.#user
    if (JSON.stringify(user) !== JSON.stringify(this.account$.value)) this.account$.next(user)
  }
}
