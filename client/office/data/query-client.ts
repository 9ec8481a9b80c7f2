import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { errorKindOf } from '../../base/requests/request-error.ts'

/** Younger answers are not fetched again when another screen shows them. */
const FRESH_MS = 5000
/** How long cached answers may be shown without a network: an event's weekend. */
export const KEPT_MS = 3 * 24 * 60 * 60 * 1000
const TRIES = 2

const mayHelp = (failures: number, error: unknown): boolean =>
  failures < TRIES && errorKindOf(error) === 'unreachable'

/**
 * The office's cache of server records. Only the server's own answer proves a connection, so no request waits
 * for the browser's online state.
 * @param onError is called with the error of each failed request
 */
export const newQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: FRESH_MS, gcTime: KEPT_MS, retry: mayHelp },
      mutations: { networkMode: 'always', retry: mayHelp },
    },
  })

/** The meta of a query whose answer never gets onto the device. */
export const NOT_KEPT = { isNotKept: true } as const

/**
 * True for an answer that is kept on the device. One that could not be refetched because the server was not
 * reached is still the last known; one that the server refuses now is not.
 */
export const isKept = ({ meta, state: { data, status, error } }: Query): boolean =>
  meta?.isNotKept !== true &&
  data !== undefined &&
  (status === 'success' || errorKindOf(error) === 'unreachable')
