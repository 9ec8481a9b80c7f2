import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from '../base/device/remembered.ts'
import { actFor } from '../base/requests/acting-person.ts'
import { account, type Account } from './person.ts'

const shape = z.object({
  people: z.array(account),
  acting: z.string().nullable(),
  /** The code of the last used pass: further people at this device come in by it too. */
  code: z.string().nullable(),
})
type Here = z.infer<typeof shape>

/**
 * The pass holders on this device, and the one who uses it now: kept on the device, because they take turns
 * without a network. `acting` is null if none of them uses it.
 */
export class HoldersHere {
  readonly #remembered = new Remembered('holders', shape)
  readonly here$ = new BehaviorSubject<Here>(
    this.#remembered.get() ?? { people: [], acting: null, code: null },
  )

  constructor() {
    actFor(this.here$.value.acting)
    // Another tab let somebody in, or out; this tab's user stays the same.
    window.addEventListener('storage', () => {
      const { people, code } = this.#remembered.get() ?? this.here$.value
      this.here$.next({ ...this.here$.value, people, code })
    })
  }

  get acting(): Account | undefined {
    return this.#withId(this.here$.value.acting)
  }

  /** The pass holder of a name. On one device no two have the same. */
  named(name: string): Account | undefined {
    return this.here$.value.people.find(({ person }) => person.name === name)
  }

  /** Keeps the latest data of a pass holder, who may be new here. */
  keep(latest: Account): void {
    const { people } = this.here$.value
    const known = people.some(({ person }) => person.id === latest.person.id)
    this.#set({
      ...this.here$.value,
      people: known
        ? people.map(one => (one.person.id === latest.person.id ? latest : one))
        : [...people.filter(({ person }) => person.name !== latest.person.name), latest],
    })
  }

  cameBy(code: string): void {
    this.#set({ ...this.here$.value, code })
  }

  act(personId: string | null): void {
    this.#set({ ...this.here$.value, acting: this.#withId(personId)?.person.id ?? null })
  }

  /** Removes a pass holder who left. If they were using the device, the latest of the others takes over. */
  left(personId: string): void {
    const { people, acting } = this.here$.value
    const staying = people.filter(({ person }) => person.id !== personId)
    this.#set({
      ...this.here$.value,
      people: staying,
      acting: acting === personId ? (staying.at(-1)?.person.id ?? null) : acting,
    })
  }

  #withId(personId: string | null): Account | undefined {
    return this.here$.value.people.find(({ person }) => person.id === personId)
  }

  #set(here: Here): void {
    this.#remembered.set(here)
    actFor(here.acting)
    this.here$.next(here)
  }
}
