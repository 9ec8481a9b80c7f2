import { useEffect, useState } from 'react'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { addedDivisions, fetchEventList } from '../../reading/events/event-list.ts'
import { lastEventList, type ListedEvent } from '../../reading/events/kept-event-list.ts'
import { errorKindOf, type RequestErrorKind } from '../../base/requests/request-error.ts'

interface EventList {
  readonly events: readonly ListedEvent[]
  /** Why the list is not a fresh one. */
  readonly failure: RequestErrorKind | null
  readonly loading: boolean
}

/**
 * The server's events: at once as last known, then afresh if there is a connection. Divisions added to an event at
 * which the user keeps scores come onto this device.
 */
export function useEventList(): EventList {
  const { known, session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const [list, setList] = useState<EventList>(() => ({
    events: lastEventList(),
    failure: null,
    loading: true,
  }))
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const before = lastEventList()
      try {
        const events = await fetchEventList(leaving.signal)
        for (const { scope, name } of addedDivisions(before, events, account?.roles ?? []))
          if (known.nameOf(scope) === undefined) known.opened(scope, name)
        if (!leaving.signal.aborted) setList({ events, failure: null, loading: false })
      } catch (error) {
        if (!leaving.signal.aborted)
          setList({ events: lastEventList(), failure: errorKindOf(error), loading: false })
      }
    }
    const again = (): void => void load()
    again()
    window.addEventListener('online', again)
    return () => {
      leaving.abort()
      window.removeEventListener('online', again)
    }
  }, [account, known])
  return list
}
