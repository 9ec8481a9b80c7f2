import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from '../base/device/remembered.ts'
import { actFor } from '../base/requests/acting-person.ts'
import { account, type Account } from './person.ts'

const shape = z.object({
  people: z.array(account),
  acting: z.string().nullable(),
  /** Of the pass by which somebody came in last: whoever is beside them comes in by it too. */
  code: z.string().nullable(),
})
type Here = z.infer<typeof shape>

/**
 * Whom passes let in on this device, and which of them uses it now: the device keeps that, so that they
 * change places without a network. Null if it is nobody of them.
 */
export class HoldersHere {
  readonly #remembered = new Remembered('holders', shape)
  readonly here$ = new BehaviorSubject<Here>(
    this.#remembered.get() ?? { people: [], acting: null, code: null },
  )

  constructor() {
    actFor(this.here$.value.acting)
    // Another tab let somebody in, or out; who acts in this one stays.
    window.addEventListener('storage', () => {
      const { people, code } = this.#remembered.get() ?? this.here$.value
      this.here$.next({ ...this.here$.value, people, code })
    })
  }

  get acting(): Account | undefined {
    return this.#withId(this.here$.value.acting)
  }

  /** Who records under a name. On one device no two have the same. */
  named(name: string): Account | undefined {
    return this.here$.value.people.find(({ person }) => person.name === name)
  }

  /** Keeps what is known of somebody, whom nobody need have heard of before. */
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

  /** Somebody has left the device. Whoever came before them uses it then. */
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
