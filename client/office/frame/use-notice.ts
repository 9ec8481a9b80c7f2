import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { LastChange, LastChanged } from './last-change.ts'

interface Noticed {
  readonly page: string
  readonly change: LastChange
}

/** Keeps the last change with the page on which it was made, until that page is left. */
export function useNotice(): LastChanged {
  const [page] = useLocation()
  const [noticed, setNoticed] = useState<Noticed | null>(null)
  useEffect(() => () => setNoticed(now => (now?.page === page ? null : now)), [page])
  return useMemo(
    () => ({
      last: noticed?.page === page ? noticed.change : null,
      setLast: change => setNoticed(change && { page, change }),
      takeAlong: to => setNoticed(now => now && { ...now, page: to }),
    }),
    [noticed, page],
  )
}
