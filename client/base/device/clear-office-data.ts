import { forgetUnsentInput } from './edits.ts'
import { LastKnown } from './query-persister.ts'

/** Removes all office data from this browser before the next user comes: what was read, and unsent input. */
export function leaveOffice(): void {
  forgetUnsentInput()
  void new LastKnown().removeClient()
}
