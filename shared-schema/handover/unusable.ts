import type { SharedTexts } from '../texts/shared-texts.ts'

type Why =
  | 'newer_version'
  | 'damaged'
  | 'too_large'
  | 'too_many_codes'
  | 'no_code'
  | 'misread'
  | 'no_handover'

/** A hand-over that cannot be imported. */
export class UnusableHandover extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(why)
    this.name = 'UnusableHandover'
    this.why = why
  }

  /** The reason, as a text for the person at the device. */
  say(shared: SharedTexts): string {
    return shared(`handover.${this.why}`)
  }
}
