import type { DeviceMemory } from '../../base/device/device-memory.ts'
import type { Lock } from '../../base/device/recording-lock.ts'
import type { Backoff } from '../replication/backoff.ts'
import type { ReportChannel } from '../replication/report-channel.ts'
import type { StreamHub } from '../replication/stream-hub.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { DexieStorage } from '../storage/read-at-once.ts'

/** The parts of the device and the page that an open scope needs. */
export interface ScopeEnvironment {
  readonly storage: DexieStorage
  readonly device: DeviceMemory
  readonly deviceId: string
  readonly lock: Lock
  readonly backoff: Backoff
  readonly hub: StreamHub
  readonly channel: ReportChannel
  /** Called when the current user may not read a scope. */
  readonly barred: (scope: Scope) => void
  /** The name of the person at the device, for `recorded_by`. */
  readonly recordedBy: () => string
  /** The id of the pass holder who records under a name on this device; undefined for anybody else. */
  readonly personNamed: (name: string) => string | undefined
}
