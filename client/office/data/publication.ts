import { queryOptions } from '@tanstack/react-query'
import { record } from '../../base/requests/record.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'
import { leagueAt } from './leagues.ts'
import type { Tournament } from './shapes.ts'

/**
 * The audience of a tournament's schedule: everybody because it was published, everybody because all of its
 * organization is public, or only the organization's people.
 */
export type Publication = 'published' | 'public' | 'own'

/**
 * The audience of a tournament by the rules of the server: hidden records are only visible to their
 * organization.
 */
export function publicationOf(
  { is_public, visibility }: Pick<Tournament, 'is_public' | 'visibility'>,
  isOwnerPublic: boolean,
): Publication {
  if (visibility === 'hidden') return 'own'
  if (is_public) return 'published'
  return isOwnerPublic ? 'public' : 'own'
}

const organization = record('organizations', ['is_public'])

/** Whether the records of a league's organization are public. */
export const isOwnerPublic = (leagueId: number) =>
  queryOptions({
    queryKey: [
      readsOnly(...familiesOf('leagues'), ...familiesOf('organizations')),
      `/v1/leagues/${leagueId}/`,
      'public',
    ],
    queryFn: async ({ signal, client }) => {
      const { organization_id } = await client.query(leagueAt(leagueId))
      return (await sendRequest(`/v1/organizations/${organization_id}/`, organization, { signal })).is_public
    },
  })
