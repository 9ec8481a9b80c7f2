import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'
import { deepEqual } from 'rxdb'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { eventSiteRecord, fieldRecord } from '../../sync/storage/site-records.ts'
import { watchFamily } from '../../sync/storage/watch-family.ts'
import { eventSites, type EventSite } from './event-sites.ts'

/** The sites of an event that this device knows. */
export const watchSites = (database: ScopeDatabase): Observable<readonly EventSite[]> =>
  combineLatest([
    watchFamily(database, 'event_sites', eventSiteRecord),
    watchFamily(database, 'game_sites', fieldRecord),
  ]).pipe(
    map(([sites, fields]) => eventSites(sites, fields)),
    distinctUntilChanged((a, b) => deepEqual(a, b)),
  )
