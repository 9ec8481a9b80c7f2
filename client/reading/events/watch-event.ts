import { auditTime, combineLatest, map, of, type Observable } from 'rxjs'
import { catalogId } from '../../../shared-schema/replication/catalog.ts'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import { acceptedEntries } from '../../sync/storage/accepted-entries.ts'
import { readEntries } from '../../sync/storage/entries-of-game.ts'
import { readJudgements } from '../../sync/storage/results-of-game.ts'
import {
  gameRecord,
  namedRecord,
  recordsIn,
  siteRecord,
  teamRecord,
} from '../../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { watchFamily, watchDefinition } from '../../sync/storage/watch-family.ts'
import { seasonTitle } from './season-title.ts'
import type { EventDetails } from './event-view.ts'
import { playedGames } from '../../scoring/played-games.ts'

/** The games of an event, again after each change; during a download at most about ten times a second. */
export function watchEvent(database: ScopeDatabase): Observable<EventDetails> {
  return combineLatest({
    games: watchFamily(database, 'games', gameRecord),
    teams: watchFamily(database, 'teams', teamRecord),
    sites: watchFamily(database, 'game_sites', siteRecord),
    sport: watchDefinition(database),
    entries: database.entries.find().$.pipe(map(readEntries)),
    judgements: database.results.find().$.pipe(map(readJudgements)),
  }).pipe(
    auditTime(80),
    map(({ games, teams, sites, sport, entries, judgements: { results, verdicts } }) => ({
      games: playedGames({ sport, games, entries: acceptedEntries(entries, verdicts), results }),
      teams,
      sites,
    })),
  )
}

/** The event's name from its own record, once that is here; a season's includes its league. */
export function watchName(database: ScopeDatabase, scope: Scope): Observable<string | undefined> {
  const { kind, id } = partsOf(scope)
  return combineLatest([
    database.catalog.findOne(catalogId(`${kind}s`, [id])).$,
    kind === 'season' ? watchFamily(database, 'leagues', namedRecord) : of([]),
  ]).pipe(
    map(([document, leagues]) => {
      const name = recordsIn(document ? [document] : [], namedRecord)[0]?.name
      return name === undefined ? undefined : seasonTitle(name, leagues[0]?.name)
    }),
  )
}
