// Imported first: the examples run parts of the app that store, lock and send. They must not touch the data of
// the app that a developer has open at the same address.
const PREFIX = 'workshop/'

const databases = window.indexedDB
replace(window, 'indexedDB', {
  open: (name: string, version?: number) => databases.open(PREFIX + name, version),
  deleteDatabase: (name: string) => databases.deleteDatabase(PREFIX + name),
  databases: async () =>
    (await databases.databases()).flatMap(({ name = '', version }) =>
      name.startsWith(PREFIX) ? [{ name: name.slice(PREFIX.length), version }] : [],
    ),
  cmp: (first: unknown, second: unknown) => databases.cmp(first, second),
})

const kept = new Map<string, string>()
replace(window, 'localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(PREFIX + name)
  }
}

type Locked = LockGrantedCallback<unknown>

const { locks } = navigator
replace(navigator, 'locks', {
  query: () => locks.query(),
  request: (name: string, ...rest: [LockOptions, Locked] | [Locked]) =>
    rest.length === 1 ? locks.request(PREFIX + name, rest[0]) : locks.request(PREFIX + name, ...rest),
})

function replace(of: object, name: string, value: object): void {
  Object.defineProperty(of, name, { value, configurable: true })
}
