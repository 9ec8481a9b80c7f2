import { useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import { watchStandings } from '../sync/status/watch-sync.ts'
import { useServices } from './services.ts'
import { useLatest } from './use-latest.ts'

/** The number of this device's unsent entries; null until they are counted. */
export function useUnsent(): number | null {
  const { scopes } = useServices()
  return useLatest<number | null>(
    useMemo(
      () =>
        combineLatest([watchStandings(scopes), scopes.elsewhere$]).pipe(
          map(([standings, elsewhere]) =>
            elsewhere === null ? null : standings.reduce((sum, { unsent }) => sum + unsent, elsewhere),
          ),
        ),
      [scopes],
    ),
    null,
  )
}
