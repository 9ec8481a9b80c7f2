import { auditTime, combineLatest, map, type Observable } from 'rxjs'
import type { z } from 'zod'
import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { resultDocument, type GameResult } from '../../shared-schema/replication/result.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import { readEntries } from '../scoring/entries-of-game.ts'
import { gameRecord, leagueRecord, namedRecord, recordsIn, siteRecord, teamRecord } from '../storage/catalog-records.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { eventGames, type GameLine } from './event-view.ts'

/** The games of an event, anew when anything about them changes; at most some ten times a second while a download runs. */
export function watchEvent(database: ScopeDatabase): Observable<GameLine[]> {
  const family = <T>(name: Family, shape: z.ZodType<T>): Observable<T[]> =>
    database.catalog.find({ selector: { family: name } }).$.pipe(map(documents => recordsIn(documents, shape)))
  return combineLatest({
    games: family('games', gameRecord),
    teams: family('teams', teamRecord),
    sites: family('game_sites', siteRecord),
    sport: family('leagues', leagueRecord).pipe(map(leagues => leagues[0]?.sport ?? 'ultimate')),
    entries: database.entries.find().$.pipe(map(readEntries)),
    results: database.results.find({ selector: { kind: 'game' } }).$.pipe(
      map(documents => new Map(documents.flatMap(document => gameResult(document.toJSON()))))),
  }).pipe(auditTime(80), map(eventGames))
}

function gameResult(row: unknown): [number, GameResult][] {
  const read = resultDocument.safeParse(row)
  return read.success && read.data.kind === 'game' ? [[read.data.game_id, read.data.data]] : []
}

/** The event's name as its own record has it, once that is here. */
export function watchName(database: ScopeDatabase, scope: Scope): Observable<string | undefined> {
  const [kind, id] = scope.split(':')
  return database.catalog.findOne(catalogId(kind === 'tournament' ? 'tournaments' : 'seasons', [Number(id)])).$.pipe(
    map(document => recordsIn(document ? [document] : [], namedRecord)[0]?.name),
  )
}
