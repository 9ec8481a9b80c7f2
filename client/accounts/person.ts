import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from '../device/remembered.ts'

export const roleName = z.enum(['owner', 'admin', 'scorekeeper', 'captain', 'viewer'])
export type RoleName = z.infer<typeof roleName>

export const account = z.object({
  person: z.object({ id: z.union([z.string(), z.number()]), name: z.string(), email: z.string() }),
  roles: z.array(z.object({ organization_id: z.int().nullable(), role: roleName })),
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

  keep(latest: Account): void {
    this.#remembered.set(latest)
    this.account$.next(latest)
  }

  forget(): void {
    this.#remembered.clear()
    this.account$.next(null)
  }
}
