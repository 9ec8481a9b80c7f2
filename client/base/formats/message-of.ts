import { UnusableHandover } from '../../../shared-schema/handover/unusable.ts'
import { sharedT } from '../../texts/t.ts'

/** What whatever was thrown says, without the name of its kind. */
export function messageOf(error: unknown): string {
  if (error instanceof UnusableHandover) return error.say(sharedT)
  return error instanceof Error ? error.message : String(error)
}
