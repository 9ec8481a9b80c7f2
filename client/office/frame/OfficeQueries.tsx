import { useQueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { useCallback, useState, type ReactNode } from 'react'
import { LastKnown } from '../../base/device/query-persister.ts'
import { ChangeFeed } from '../data/change-feed.ts'
import { isKept, KEPT_MS, newQueryClient } from '../data/query-client.ts'
import { ConnectionContext } from '../../components/connection.ts'
import { LastChangeContext, type LastChange } from './last-change.ts'
import { RefetchContext } from './refetch.ts'
import { useChanges } from './use-changes.ts'
import { useNotice } from './use-notice.ts'
import { useSessionCheck } from './use-session-check.ts'

/**
 * Identifies this version of the office: the name of its file depends on the contents of the file and of
 * everything that it loads.
 */
const VERSION = new URL(import.meta.url).pathname

/**
 * The office's cached answers, stored on this device per person and version, and refetched after anybody's
 * changes.
 * @param person their owner
 */
export function OfficeQueries({ person, children }: { person: string; children: ReactNode }) {
  const check = useSessionCheck()
  const [client] = useState(() => newQueryClient(check))
  const [persister] = useState(() => new LastKnown())
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={{
        ...{ persister, maxAge: KEPT_MS, buster: `${person} ${VERSION}` },
        dehydrateOptions: { shouldDehydrateQuery: isKept },
      }}
      // The page may have closed before the device stored the last change, so nothing stored counts as fresh.
      onSuccess={() => void client.invalidateQueries()}
    >
      <Connected>{children}</Connected>
    </PersistQueryClientProvider>
  )
}

function Connected({ children }: { children: ReactNode }) {
  const notice = useNotice()
  const client = useQueryClient()
  const [feed] = useState(() => new ChangeFeed(client))
  const refetch = useCallback((touched: LastChange) => feed.afterOwnChange(touched), [feed])
  return (
    <ConnectionContext value={useChanges(feed)}>
      <RefetchContext value={refetch}>
        <LastChangeContext value={notice}>{children}</LastChangeContext>
      </RefetchContext>
    </ConnectionContext>
  )
}
