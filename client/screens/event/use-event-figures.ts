import { useMemo } from 'react'
import { useLatest } from '../../components/use-latest.ts'
import { watchFigures, type EventFigures } from '../../reading/events/watch-figures.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'

/** The figures of an event; null until they are counted. */
export const useEventFigures = ({ database }: OpenScope): EventFigures | null =>
  useLatest<EventFigures | null>(
    useMemo(() => watchFigures(database), [database]),
    null,
  )
