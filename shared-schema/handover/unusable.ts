import type { SharedTexts } from '../texts/shared-texts.ts'

type Why =
  'newer_version' | 'damaged' | 'too_large' | 'too_many_codes' | 'no_code' | 'misread' | 'no_handover'

/** What was handed over cannot be taken in. */
export class UnusableHandover extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(why)
    this.name = 'UnusableHandover'
    this.why = why
  }

  /** Why, for whoever holds the device. */
  say(shared: SharedTexts): string {
    return shared(`handover.${this.why}`)
  }
}
