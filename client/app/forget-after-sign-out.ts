import { filter } from 'rxjs'
import { z } from 'zod'
import type { Session } from '../accounts/session.ts'
import { forgetPrivatePictures } from '../base/device/picture-cache.ts'
import { Remembered } from '../base/device/remembered.ts'
import { forgetEventList } from '../reading/events/kept-event-list.ts'
import { LastKnown } from '../base/device/query-persister.ts'

/**
 * Removes the event list, the office's records and the private pictures from this device once nobody is
 * signed in any more. If the page ends first, the next start does it. Spectators without an account keep
 * everything: nobody else has used this device.
 */
export function forgetAfterSignOut(session: Session, warn: (error: unknown) => void): void {
  const signedIn = new Remembered('signed-in-here', z.literal(true))
  // Also kept here, for a device whose localStorage is full.
  let wasSignedIn = signedIn.get() ?? false
  const { account$ } = session.remembered
  account$.pipe(filter(Boolean)).subscribe(() => {
    wasSignedIn = true
    signedIn.set(true)
  })
  const forget = async (): Promise<void> => {
    await forgetWhatIsPrivate()
    // Somebody may have signed in meanwhile, or may be remembered although the session has ended.
    if (account$.value !== null) return
    wasSignedIn = false
    signedIn.clear()
  }
  session.signedOut$.pipe(filter(Boolean)).subscribe(() => {
    if (wasSignedIn) void forget().catch(warn)
  })
}

/** The events are checked one by one elsewhere. Drafts stay until their author signs out here. */
async function forgetWhatIsPrivate(): Promise<void> {
  forgetEventList()
  await Promise.all([new LastKnown().removeClient(), forgetPrivatePictures()])
}
