import type { DeviceMemory } from '../../base/device/device-memory.ts'
import type { TakenIn } from '../storage/taken-in.ts'
import type { EarlierEpochs } from '../storage/earlier-epochs.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { HeldBack } from './held-back.ts'
import { unreachable } from '../../base/requests/request-error.ts'
import type { Backoff } from './backoff.ts'
import type { Activity, Progress } from './progress.ts'
import type { AcknowledgedMarks } from './acknowledged-marks.ts'

/** This device and its state for the entries of a scope. */
export interface Device {
  readonly id: string
  /** The number of unsent entries, once they are counted. */
  readonly unsent: () => number | undefined
  /** Entries of other devices that were handed to this one. */
  readonly takenIn: TakenIn
  /** Entries for which the server had no room. */
  readonly heldBack: HeldBack
  readonly memory: DeviceMemory
  /** The id of the pass holder who records under a name on this device; undefined for anybody else. */
  readonly personNamed: (name: string) => string | undefined
}

/** The common data of a scope's handlers: scope, device, backoff, lifetime and reporting. */
export interface ReplicationContext {
  readonly scope: Scope
  readonly device: Device
  readonly backoff: Backoff
  readonly progress: Progress
  readonly marks: AcknowledgedMarks
  /** Data of an earlier version of the app on this device. */
  readonly earlier?: EarlierEpochs | undefined
  /** Aborted when the scope is closed. */
  readonly signal: AbortSignal
}

/** An answer slower than this is reported as no connection, although it may still come. */
const SLOW_MS = 5000

/**
 * Asks until answered. RxDB retries failed handlers at one fixed interval; here the pause grows, ends
 * immediately when there is reason to hope, and every outcome is reported.
 */
export async function retryUntilAnswered<T>(
  context: ReplicationContext,
  activity: Activity,
  ask: () => Promise<T>,
): Promise<T> {
  const attempt = async (): Promise<T> => {
    const slow = setTimeout(() => context.progress.failed(activity, unreachable('No answer yet')), SLOW_MS)
    try {
      return await ask()
    } finally {
      clearTimeout(slow)
    }
  }
  const answer = await context.backoff.retry(attempt, context.signal, error =>
    context.progress.failed(activity, error),
  )
  context.progress.answered(activity)
  return answer
}
