import type { Organization, Season, Tournament } from '../../data/shapes.ts'
import { History } from './History.tsx'

/** Who changed what of an organization. */
export const OrganizationHistory = ({ subject: { id } }: { subject: Organization }) => (
  <History subject={`organizations/${id}`} />
)

/** Who changed what of a tournament and of all that belongs to it. */
export const TournamentHistory = ({ subject: { id } }: { subject: Tournament }) => (
  <History subject={`tournaments/${id}`} />
)

/** Who changed what of a season and of all that belongs to it. */
export const SeasonHistory = ({ subject: { id } }: { subject: Season }) => (
  <History subject={`seasons/${id}`} />
)
