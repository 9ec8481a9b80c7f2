import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Connection } from '../../components/connection.ts'
import type { ChangeFeed } from '../data/change-feed.ts'
import { readsOnly } from '../data/reads.ts'

const ASK_EVERY_MS = 4000

/** Polls every few seconds for changes by anybody, and refetches the data on the screen that they may concern. */
export function useChanges(feed: ChangeFeed): Connection {
  const client = useQueryClient()
  const { isError, dataUpdatedAt } = useQuery({
    queryKey: [readsOnly(), 'changes'],
    queryFn: async ({ signal }) => {
      await feed.poll(signal)
      return null
    },
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    retry: false,
  })
  useEffect(() => {
    // Queries that failed while the server was out of reach are repeated.
    if (!isError)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [client, isError])
  return { answers: !isError, lastAnswer: dataUpdatedAt }
}
