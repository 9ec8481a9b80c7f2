import { BehaviorSubject } from 'rxjs'
import { registerSW } from 'virtual:pwa-register'
import { isServedByDevice } from './served-by-device.ts'

const CHECK_MS = 30 * 60_000
const TRY_AGAIN_MS = 10_000

/**
 * The service worker that lets the app start without a network, and the newer one that waits until the
 * scorekeeper agrees, or until it must and no game is shown.
 */
export class NewVersion {
  readonly ready$ = new BehaviorSubject(false)
  /** Whether all of the app is on this device and can start without a network. */
  readonly isKept$ = new BehaviorSubject(isServedByDevice())
  #registration: ServiceWorkerRegistration | undefined
  #activate = this.#register()

  constructor() {
    setInterval(() => void this.check(), CHECK_MS)
  }

  #register(): (reload?: boolean) => Promise<void> {
    return registerSW({
      immediate: true,
      onNeedRefresh: () => this.ready$.next(true),
      onRegisteredSW: (_address, registration) => {
        this.#registration = registration
        this.#waitForFiles(registration?.active ?? registration?.waiting ?? registration?.installing)
      },
      onRegisterError: () => this.#waitForFiles(null),
    })
  }

  /**
   * Waits until the first worker has all files. If the network breaks off, the browser drops that worker but
   * keeps the files already loaded: the next worker fetches the rest.
   */
  #waitForFiles(worker: ServiceWorker | null | undefined): void {
    if (worker?.state === 'activated') {
      // A page that was loading when the worker started would get its later files from the network alone.
      if (!isServedByDevice()) worker.postMessage({ type: 'CLAIM_PAGES' })
      this.isKept$.next(true)
    } else if (worker && worker.state !== 'redundant')
      worker.addEventListener('statechange', () => this.#waitForFiles(worker), { once: true })
    else setTimeout(() => (this.#activate = this.#register()), TRY_AGAIN_MS)
  }

  /** Starts the newer version; fetches it first if the server requires one that has not arrived yet. */
  async update(): Promise<void> {
    if (!this.ready$.value) await this.check()
    if (!this.#registration?.waiting) return location.reload()
    // The library reloads only pages that were not the very first visit.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    await this.#activate()
  }

  /** Fetches a newer version if there is one. */
  async check(): Promise<void> {
    try {
      await this.#registration?.update()
      await installed(this.#registration?.installing)
    } catch {
      // No connection: a later attempt will follow.
    }
  }
}

/** Waits until a worker that is being installed has all its files. */
async function installed(worker: ServiceWorker | null | undefined): Promise<void> {
  if (worker?.state !== 'installing') return
  await new Promise(done => worker.addEventListener('statechange', done, { once: true }))
}
