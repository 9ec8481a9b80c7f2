import { UnusableHandover } from '../../../shared-schema/handover/unusable.ts'
import { sharedT } from '../../texts/t.ts'

/** The message of a thrown value, without its class name. */
export function messageOf(error: unknown): string {
  if (error instanceof UnusableHandover) return error.say(sharedT)
  return error instanceof Error ? error.message : String(error)
}
