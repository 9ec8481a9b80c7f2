import { BehaviorSubject } from 'rxjs'
import { registerSW } from 'virtual:pwa-register'

const CHECK_MS = 30 * 60_000

/**
 * The service worker that makes the app start without a network, and the newer one that waits
 * until the scorekeeper agrees, or until it must and no game is shown.
 */
export class NewVersion {
  readonly ready$ = new BehaviorSubject(false)
  readonly #activate: (reload?: boolean) => Promise<void>
  #registration: ServiceWorkerRegistration | undefined

  constructor() {
    this.#activate = registerSW({
      immediate: true,
      onNeedRefresh: () => this.ready$.next(true),
      onRegisteredSW: (_address, registration) => {
        this.#registration = registration
        setInterval(() => void this.check(), CHECK_MS)
      },
    })
  }

  /** Starts the newer version; if the server asks for one that has not arrived yet, fetches it first. */
  async update(): Promise<void> {
    if (!this.ready$.value) await this.check()
    if (!this.#registration?.waiting) return location.reload()
    // The library reloads only pages that were not the very first visit.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    await this.#activate()
  }

  /** Fetches a newer version, if there is one. */
  async check(): Promise<void> {
    try {
      await this.#registration?.update()
      await installed(this.#registration?.installing)
    } catch {
      // No connection: there will be another time.
    }
  }
}

/** Waits until a worker that is being installed has all its files. */
async function installed(worker: ServiceWorker | null | undefined): Promise<void> {
  if (worker?.state !== 'installing') return
  await new Promise(done => worker.addEventListener('statechange', done, { once: true }))
}
