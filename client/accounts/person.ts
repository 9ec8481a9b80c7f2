import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { placeKinds, roles } from '../../shared-schema/api/accounts.ts'
import { Remembered } from '../device/remembered.ts'

export const roleName = z.enum(roles)
export const placeKind = z.enum(placeKinds)

/** What a role is limited to. */
export const place = z.object({ kind: placeKind, id: z.int(), day: z.string().optional() })
export type Place = z.infer<typeof place>

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for somebody whom a pass let in. */
  email: z.string().nullable(),
})
/** Somebody with an account, or whom a pass let in. */
export type Person = z.infer<typeof person>

/** Absent in what a device remembers from before there were places. */
const heldRoles = z.array(
  z.object({ organization_id: z.int().nullable(), role: roleName, place: place.nullable().default(null) }),
)

export const account = z.object({
  person,
  /** Whether the server wants to know that the e-mail address is theirs. Absent in what a device remembers from before. */
  asks_to_verify_email: z.boolean().default(false),
  /** Whether a pass let them in and they have no account. Absent in what a device remembers from before. */
  is_pass_holder: z.boolean().default(false),
  roles: heldRoles,
})
export type Account = z.infer<typeof account>

/**
 * Who uses this device, as last known. It outlives an expired session, so that what is recorded
 * meanwhile still says by whom.
 */
export class RememberedAccount {
  readonly #remembered = new Remembered('account', account)
  readonly #lastRoles = new Remembered('roles', heldRoles)
  readonly account$ = new BehaviorSubject<Account | null>(this.#remembered.get() ?? null)

  /** Empty if nobody has signed in. */
  get name(): string {
    return this.account$.value?.person.name ?? ''
  }

  /** The roles of who uses the device; after they have signed out those they had, so that a tablet goes on without them. */
  get roles(): Account['roles'] {
    return this.account$.value?.roles ?? this.#lastRoles.get() ?? []
  }

  /** Tells screens of the account only if it has changed, so that a form that somebody is filling in does not begin anew. */
  keep(latest: Account): void {
    if (JSON.stringify(latest) === JSON.stringify(this.account$.value)) return
    this.#remembered.set(latest)
    this.account$.next(latest)
  }

  forget(): void {
    if (this.account$.value) this.#lastRoles.set(this.account$.value.roles)
    this.#remembered.clear()
    this.account$.next(null)
  }
}
