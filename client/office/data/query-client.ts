import { QueryClient } from '@tanstack/react-query'
import { errorKindOf } from '../../base/requests/request-error.ts'

/** An answer that is younger is not asked for again when another screen shows it. */
const FRESH_MS = 5000
/** As long as what was read may be shown without a network: an event's weekend. */
export const KEPT_MS = 3 * 24 * 60 * 60 * 1000
const TRIES = 2

const mayHelp = (failures: number, error: unknown): boolean =>
  failures < TRIES && errorKindOf(error) === 'unreachable'

/**
 * What the office has read of the server's records. Only the server's own answer proves a connection, so
 * nothing waits for the browser's word.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: FRESH_MS, gcTime: KEPT_MS, retry: mayHelp },
      mutations: { networkMode: 'always', retry: mayHelp },
    },
  })
