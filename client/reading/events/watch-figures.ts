import { auditTime, combineLatest, map, type Observable } from 'rxjs'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import { playedGames } from '../../scoring/played-games.ts'
import { acceptedEntries } from '../../sync/storage/accepted-entries.ts'
import { gameRecord } from '../../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { readEntries } from '../../sync/storage/entries-of-game.ts'
import { readJudgements } from '../../sync/storage/results-of-game.ts'
import { watchFamily, watchDefinition } from '../../sync/storage/watch-family.ts'
import { countedGames, type CountedGame } from './counted-games.ts'
import { watchSquads, type EventSquads } from './watch-squads.ts'

/** The statistics of an event, and its players. */
export interface EventFigures {
  readonly sport: SportDefinition
  readonly games: readonly CountedGame[]
  readonly squads: EventSquads
}

/** The box scores of all games of an event: more work than its scores, so only for screens that show them. */
export function watchFigures(database: ScopeDatabase): Observable<EventFigures> {
  return combineLatest({
    sport: watchDefinition(database),
    records: watchFamily(database, 'games', gameRecord),
    entries: database.entries.find().$.pipe(map(readEntries)),
    judgements: database.results.find().$.pipe(map(readJudgements)),
    squads: watchSquads(database),
  }).pipe(
    auditTime(80),
    map(({ sport, records, entries, judgements: { results, verdicts }, squads }) => {
      const recorded = { sport, entries: acceptedEntries(entries, verdicts), results }
      const games = playedGames({ ...recorded, games: records })
      return {
        sport,
        games: countedGames({ ...recorded, games, players: squads.players }),
        squads,
      }
    }),
  )
}
