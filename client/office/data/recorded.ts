import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { recordedAnswers } from '../../../shared-schema/api/recorded.ts'
import { fetchPlaceNames, placeKey } from '../../accounts/places.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

/** The maximum number of games per person: the latest. */
const MAX_GAMES = 100

const page = z.object({
  meta: z.object({ total_count: z.int() }),
  objects: z.array(recordedAnswers.RecordedAtGame),
})

/** A person's recordings at the games of an organization, the latest first, with the names of the games. */
export const recordedBy = (organizationId: number, personId: string) =>
  queryOptions({
    queryKey: ['/v1/recorded/', organizationId, personId],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        organization_id: String(organizationId),
        person_id: personId,
        limit: String(MAX_GAMES),
      })
      const { meta, objects } = await sendRequest(`/v1/recorded/?${query}`, page, { signal })
      const places = objects.map(({ game_id }) => ({ kind: 'game' as const, id: game_id }))
      const names = await fetchPlaceNames(places, signal)
      return {
        total: meta.total_count,
        person: objects[0]?.person.name,
        games: objects.map(one => ({
          ...one,
          name: names.get(placeKey({ kind: 'game', id: one.game_id })) ?? String(one.game_id),
        })),
      }
    },
    enabled: personId !== '',
  })
