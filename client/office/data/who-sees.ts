import { queryOptions } from '@tanstack/react-query'
import { record } from '../../base/requests/record.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { leagueAt } from './leagues.ts'
import type { Tournament } from './shapes.ts'

/**
 * Who may see the schedule of a tournament: everybody since it was published, or as all that its organization
 * has; or its people alone.
 */
export type WhoSees = 'published' | 'public' | 'own'

/**
 * Says of a tournament who may see it, by the rules of the server: what is hidden is for its organization
 * alone.
 */
export function whoSees(
  { is_public, visibility }: Pick<Tournament, 'is_public' | 'visibility'>,
  isOwnerPublic: boolean,
): WhoSees {
  if (visibility === 'hidden') return 'own'
  if (is_public) return 'published'
  return isOwnerPublic ? 'public' : 'own'
}

const organization = record('organizations', ['is_public'])

/** Whether everybody may see what the organization of a league has. */
export const isOwnerPublic = (leagueId: number) =>
  queryOptions({
    queryKey: [`/v1/leagues/${leagueId}/`, 'public'],
    queryFn: async ({ signal, client }) => {
      const { organization_id } = await client.query(leagueAt(leagueId))
      return (await sendRequest(`/v1/organizations/${organization_id}/`, organization, { signal })).is_public
    },
  })
