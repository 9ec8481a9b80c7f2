import { useEffect, useState } from 'react'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { fetchEventList, lastEventList, type ListedEvent } from '../../events/event-list.ts'
import { troubleOf, type Trouble } from '../../replication/no-answer.ts'

interface EventList {
  readonly events: readonly ListedEvent[]
  /** Why the list is not a fresh one. */
  readonly trouble: Trouble | null
  readonly loading: boolean
}

/** The server's events: at once as last known, then afresh where there is a connection. */
export function useEventList(): EventList {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const [list, setList] = useState<EventList>(() => ({ events: lastEventList(), trouble: null, loading: true }))
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      try {
        const events = await fetchEventList(leaving.signal)
        if (!leaving.signal.aborted) setList({ events, trouble: null, loading: false })
      } catch (error) {
        if (!leaving.signal.aborted) setList({ events: lastEventList(), trouble: troubleOf(error), loading: false })
      }
    }
    const again = (): void => void load()
    again()
    window.addEventListener('online', again)
    return () => {
      leaving.abort()
      window.removeEventListener('online', again)
    }
  }, [account])
  return list
}
