import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { errorKindOf } from '../base/requests/request-error.ts'
import { ConnectionContext, type Connection } from './connection.ts'

/** A network that has just come back may still lose the first request. */
const RETRY_MS = 5000

/**
 * Answers are forgotten with the part of the screen that shows them: another person may sign in next. Only the
 * server's own answer proves a connection, so no request waits for the browser's online state.
 */
const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        gcTime: 0,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          error !== null && errorKindOf(error) === 'unreachable' ? RETRY_MS : false,
      },
    },
  })

/** Within the office too, each list says by itself that it could not be renewed. */
const ownConnection: Connection = { answers: true, lastAnswer: 0 }

/** For a screen that shows answers of the server. */
export function ScreenQueries({ children }: { children: ReactNode }) {
  const [client] = useState(newClient)
  return (
    <ConnectionContext value={ownConnection}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ConnectionContext>
  )
}
