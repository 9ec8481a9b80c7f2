import type { Organization, Season, Tournament } from '../../data/shapes.ts'
import { History } from './History.tsx'

/** The history of an organization. */
export const OrganizationHistory = ({ subject: { id } }: { subject: Organization }) => (
  <History subject={`organizations/${id}`} />
)

/** The history of a tournament and everything in it. */
export const TournamentHistory = ({ subject: { id } }: { subject: Tournament }) => (
  <History subject={`tournaments/${id}`} />
)

/** The history of a season and everything in it. */
export const SeasonHistory = ({ subject: { id } }: { subject: Season }) => (
  <History subject={`seasons/${id}`} />
)
