import type { WantedOfficials } from '../../../shared-schema/resources/officials.ts'

/** A tournament, or a season with its own games, at whose games people officiate. */
export interface OfficiatedEvent {
  readonly family: 'tournaments' | 'seasons'
  readonly id: number
  readonly owner_id: number | null
  readonly officials_wanted: readonly WantedOfficials[]
}
