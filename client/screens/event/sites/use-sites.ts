import { useMemo } from 'react'
import { useOfflinePictures } from '../../../components/use-offline-pictures.ts'
import { useLatest } from '../../../components/use-latest.ts'
import type { EventSite } from '../../../reading/events/event-sites.ts'
import { watchSites } from '../../../reading/events/watch-sites.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'

/** Of more sites than that, as a season can have, the small maps are kept: a field's network is slow. */
const MAX_LARGE = 4

/**
 * Where an event is played; null until it is read. The maps are brought to this device, to be read without a
 * network.
 */
export function useSites(open: OpenScope): readonly EventSite[] | null {
  const sites = useLatest<readonly EventSite[] | null>(
    useMemo(() => watchSites(open.database), [open]),
    null,
  )
  const maps = (sites ?? []).flatMap(({ map }) => (map === null ? [] : [map]))
  useOfflinePictures(maps.map(({ path, small }) => (maps.length > MAX_LARGE ? small : path)))
  return sites
}
