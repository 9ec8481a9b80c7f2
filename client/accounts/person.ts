import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from '../device/remembered.ts'

export const roleName = z.enum(['owner', 'admin', 'scorekeeper', 'captain', 'viewer'])
export type RoleName = z.infer<typeof roleName>

export const placeKind = z.enum(['tournament', 'event_site', 'game_site', 'game', 'team'])
export type PlaceKind = z.infer<typeof placeKind>

/** What a role is limited to. */
export const place = z.object({ kind: placeKind, id: z.int() })
export type Place = z.infer<typeof place>

export const person = z.object({ id: z.string(), name: z.string(), email: z.string() })
/** Somebody with an account. */
export type Person = z.infer<typeof person>

export const account = z.object({
  person,
  /** Whether the server wants to know that the e-mail address is theirs. Absent in what a device remembers from before. */
  asks_to_verify_email: z.boolean().default(false),
  /** Absent in what a device remembers from before there were places. */
  roles: z.array(z.object({ organization_id: z.int().nullable(), role: roleName, place: place.nullable().default(null) })),
})
export type Account = z.infer<typeof account>

/**
 * Who uses this device, as last known. It outlives an expired session, so that what is recorded
 * meanwhile still says by whom.
 */
export class RememberedAccount {
  readonly #remembered = new Remembered('account', account)
  readonly account$ = new BehaviorSubject<Account | null>(this.#remembered.get() ?? null)

  get name(): string {
    return this.account$.value?.person.name ?? 'Not signed in'
  }

  /** Screens hear of it where it is news: what somebody is filling in there is not begun anew without need. */
  keep(latest: Account): void {
    if (JSON.stringify(latest) === JSON.stringify(this.account$.value)) return
    this.#remembered.set(latest)
    this.account$.next(latest)
  }

  forget(): void {
    this.#remembered.clear()
    this.account$.next(null)
  }
}
