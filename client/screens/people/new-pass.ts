import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import type { Code } from '../../base/formats/draw-code.ts'

/** A pass that was made just now, as it is handed out. */
export interface NewPass {
  readonly url: string
  readonly offer: Offer
  readonly picture: Code
}
