import type { DeviceMemory } from '../../base/device/device-memory.ts'
import type { TakenIn } from '../storage/taken-in.ts'
import type { EarlierEpochs } from '../storage/earlier-epochs.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { HeldBack } from './held-back.ts'
import { unreachable } from '../../base/requests/request-error.ts'
import type { Backoff } from './backoff.ts'
import type { Activity, Progress } from './progress.ts'
import type { AcknowledgedMarks } from './acknowledged-marks.ts'

/** This device, and how it stands with the entries of a scope. */
export interface Device {
  readonly id: string
  /** How many are unsent, once they are counted. */
  readonly unsent: () => number | undefined
  /** Which others were handed to it. */
  readonly takenIn: TakenIn
  /** Which the server had no room for. */
  readonly heldBack: HeldBack
  readonly memory: DeviceMemory
  /** The id of the pass holder who records under a name on it; undefined if that is somebody else. */
  readonly personNamed: (name: string) => string | undefined
}

/**
 * What a scope's handlers share: whose data, from which device, how patiently, until when, and where they
 * report.
 */
export interface ReplicationContext {
  readonly scope: Scope
  readonly device: Device
  readonly backoff: Backoff
  readonly progress: Progress
  readonly marks: AcknowledgedMarks
  /** What an earlier version of the app left on the device. */
  readonly earlier?: EarlierEpochs | undefined
  /** Aborted when the scope is closed. */
  readonly signal: AbortSignal
}

/**
 * Who waits longer than this for an answer is told that there is no connection, although it may still come.
 */
const SLOW_MS = 5000

/**
 * Asks until answered. RxDB retries failed handlers at one fixed interval; here the wait grows,
 * ends at once when there is reason to hope, and every outcome is reported.
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
