import type { Family } from '../../shared-schema/resources/index.ts'

/** A tournament or a season, to whose people somebody writes. */
export interface EventOfMessage {
  readonly family: Extract<Family, 'tournaments' | 'seasons'>
  readonly id: number
  readonly name: string
  /** Its zone; UTC for a season, whose games have their own. */
  readonly timezone: string
  readonly owner_id: number | null
}
