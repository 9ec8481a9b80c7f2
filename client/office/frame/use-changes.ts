import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { changesMeta } from '../../../shared-schema/api/changes.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { mayChange, readsOnly } from '../data/reads.ts'
import type { Connection } from '../../components/connection.ts'

const ASK_EVERY_MS = 4000
const changes = z.object({
  meta: changesMeta.pick({ since: true }),
  objects: z.array(z.object({ family: z.string() })),
})

/** Polls every few seconds for changes by anybody, and refetches the data on the screen that they may concern. */
export function useChanges(): Connection {
  const client = useQueryClient()
  const since = useRef('now')
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: [readsOnly(), 'changes'],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ since: since.current })
      const { meta, objects } = await sendRequest(`/v1/changes/?${query}`, changes, { signal })
      since.current = meta.since
      return { at: meta.since, families: [...new Set(objects.map(({ family }) => family))] }
    },
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (data && data.families.length > 0)
      void client.invalidateQueries({
        predicate: ({ queryKey: [start] }) => mayChange(start, data.families),
      })
  }, [client, data])
  useEffect(() => {
    // Queries that failed while the server was out of reach are repeated.
    if (!isError)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [client, isError])
  return { answers: !isError, lastAnswer: dataUpdatedAt }
}
