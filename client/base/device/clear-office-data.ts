import { forgetUnsentInput } from './edits.ts'
import { LastKnown } from './query-persister.ts'

/**
 * Whoever comes to this browser next finds nothing of the office in it: neither what was read nor what was
 * written and not sent.
 */
export function leaveOffice(): void {
  forgetUnsentInput()
  void new LastKnown().removeClient()
}
