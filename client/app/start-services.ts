import { Subject } from 'rxjs'
import { Session } from '../accounts/session.ts'
import { DeviceDatabase } from '../base/device/device-database.ts'
import { recordingLock } from '../base/device/recording-lock.ts'
import { wakeWithBrowser } from '../sync/replication/browser-wakes.ts'
import { Backoff } from '../sync/replication/backoff.ts'
import { ReportChannel } from '../sync/replication/report-channel.ts'
import { StreamHub } from '../sync/replication/stream-hub.ts'
import { Forgetting } from '../sync/scopes/forgetting.ts'
import { OpenScopes } from '../sync/scopes/open-scopes.ts'
import { KnownEvents } from '../sync/storage/known-events.ts'
import { storageEngine } from '../sync/storage/storage-engine.ts'
import type { NewVersion } from '../base/device/new-version.ts'
import type { Services } from '../components/services.ts'
import { updateWhenIdle } from './update-when-idle.ts'

/** Creates the services. Nothing here waits for the network. */
export async function startServices(version: NewVersion): Promise<Services> {
  const backoff = new Backoff()
  const channel = new ReportChannel()
  const device = new DeviceDatabase()
  const [storage, deviceId] = await Promise.all([storageEngine(), device.deviceId()])
  const hub = new StreamHub(backoff, deviceId)
  const wake = (): void => {
    backoff.wake()
    channel.wake()
  }
  const arrived$ = new Subject<void>()
  const session = new Session(deviceId, isNew => {
    wake()
    if (!isNew) return
    arrived$.next()
    hub.renew()
    channel.renew()
  })
  channel.renewed$.subscribe(() => hub.renew())
  const known = new KnownEvents()
  const scopes = new OpenScopes({
    storage,
    device,
    deviceId,
    backoff,
    hub,
    channel,
    lock: recordingLock,
    barred: scope => void rights.then(isBarred => isBarred(scope)),
    recordedBy: () => session.remembered.name,
    personNamed: name => session.holders.named(name)?.person.id,
  })
  const rights = import('./watch-rights.ts').then(({ watchRights }) =>
    watchRights({ session, scopes, device, known, hub }),
  )
  const forgetting = new Forgetting(scopes, known, scope => {
    // This page shows an event that is being removed, so only the start page is left.
    if (location.pathname.startsWith(`/events/${scope}`)) location.assign('/')
  })
  void import('../sync/scopes/fetch-ahead.ts').then(({ fetchAhead }) =>
    fetchAhead({ scopes, known, user$: session.remembered.account$, arrived$ }),
  )
  wakeWithBrowser(wake)
  window.addEventListener('offline', () => hub.lost())
  updateWhenIdle(scopes, version)
  void session.refresh()
  void scopes.drain()
  return { deviceId, session, scopes, known, forgetting, version, wake }
}
