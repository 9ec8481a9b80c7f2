import { deepEqual } from 'rxdb'
import {
  auditTime,
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  shareReplay,
  skip,
  switchMap,
  take,
} from 'rxjs'
import { catalogId } from '../../shared-schema/replication/catalog.ts'
import type { UnsentEntries } from '../sync/replication/unsent-entries.ts'
import {
  gameRecord,
  playerRecord,
  recordsIn,
  rosterRecord,
  siteRecord,
  teamRecord,
  type GameRecord,
  type PlayerRecord,
  type RosterRecord,
  type SiteRecord,
  type TeamRecord,
} from '../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../sync/storage/documents.ts'
import { playedBy, watchGameRules } from '../sync/storage/game-rules.ts'
import { watchOrganizations, watchRules, watchDefinition } from '../sync/storage/watch-family.ts'
import { readEntries } from '../sync/storage/entries-of-game.ts'
import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import { gameView, type GameView } from './game-view.ts'
import { readResults } from '../sync/storage/results-of-game.ts'
import { teamsOfGame } from './teams-of-game.ts'
import { watchFeeders } from './watch-feeders.ts'

/** The tap has been drawn after this; only the marks of sent entries wait for it. */
const MARKS_LATER_MS = 200

/** The input of a game's view: a scope that is open on this device. */
interface Device {
  readonly database: ScopeDatabase
  readonly deviceId: string
  readonly unsent: Pick<UnsentEntries, 'ids$' | 'waits'>
}

/** The view of a game, again after each change of its data; null while the device does not hold the game. */
export function watchGame(
  { database, unsent, deviceId }: Device,
  gameId: number,
): Observable<GameView | null> {
  const recorded$ = watchRecorded(database, gameId)
  const fold = foldAgain()
  return watchRecord(database, gameId).pipe(
    switchMap(record => {
      if (!record) return of(null)
      const teams$ = combineLatest([recorded$, watchFeeders(database, gameId)]).pipe(
        map(([recorded, feeders]) => teamsOfGame({ ...recorded, game: record, feeders })),
        distinctUntilChanged((a, b) => deepEqual(a, b)),
      )
      return teams$.pipe(
        switchMap(({ needs_decision: needsDecision, ...sides }) => {
          const game = { ...record, ...sides }
          const teamIds = [game.team_1_id, game.team_2_id].filter(id => id !== null)
          return combineLatest({
            site: watchSite(database, game.game_site_id),
            teams: watchTeams(database, teamIds),
            squads: watchSquads(database, teamIds),
            played: watchPlayed(database),
            organizations: watchOrganizations(database),
            recorded: recorded$,
            again: soon(unsent.ids$),
          }).pipe(
            map(({ site, teams, squads, played, organizations, recorded: { entries, judgement } }) =>
              gameView({
                game,
                needsDecision,
                site,
                teams,
                ...squads,
                ...played,
                organizations,
                fold,
                entries,
                ...judgement,
                deviceId,
                waits: entry => unsent.waits(entry),
              }),
            ),
          )
        }),
      )
    }),
  )
}

/**
 * The entries of the game, from here and elsewhere, and the server's documents on it: queried once for all
 * users of them.
 */
function watchRecorded(database: ScopeDatabase, gameId: number) {
  return combineLatest({
    sport: watchDefinition(database),
    entries: database.entries.find({ selector: { game_id: gameId } }).$.pipe(map(readEntries)),
    judgement: database.results.find({ selector: { game_id: gameId } }).$.pipe(map(readResults)),
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }))
}

/** The rules of the event, and its sport with these rules: the same object until something in it changes. */
function watchPlayed(database: ScopeDatabase) {
  return combineLatest([watchDefinition(database), watchRules(database), watchGameRules(database)]).pipe(
    map(([usual, rules, gameRules]) => ({ rules, gameRules, sport: playedBy(usual, rules, gameRules) })),
  )
}

/**
 * Passes on the first value immediately and later ones with a delay: a tap is drawn when its entry is found
 * in the database, and should not wait for a view of older data.
 */
const soon = <T>(values$: Observable<T>): Observable<T> =>
  merge(values$.pipe(take(1)), values$.pipe(skip(1), auditTime(MARKS_LATER_MS)))

function watchRecord(database: ScopeDatabase, gameId: number): Observable<GameRecord | undefined> {
  return database.catalog.findOne(catalogId('games', [gameId])).$.pipe(
    map(document => recordsIn(document ? [document] : [], gameRecord)[0]),
    distinctUntilChanged((a, b) => deepEqual(a, b)),
  )
}

function watchSite(database: ScopeDatabase, id: number | null): Observable<SiteRecord | undefined> {
  if (id === null) return of(undefined)
  return database.catalog
    .findOne(catalogId('game_sites', [id]))
    .$.pipe(map(document => recordsIn(document ? [document] : [], siteRecord)[0]))
}

function watchTeams(database: ScopeDatabase, ids: readonly number[]): Observable<TeamRecord[]> {
  return database.catalog
    .findByIds(ids.map(id => catalogId('teams', [id])))
    .$.pipe(map(documents => recordsIn(documents.values(), teamRecord)))
}

interface Squads {
  readonly roster: readonly RosterRecord[]
  readonly players: readonly PlayerRecord[]
}

/**
 * The rosters of the two teams, and the players on them: read by key, not by going through the event's
 * catalog.
 */
function watchSquads(database: ScopeDatabase, teamIds: readonly number[]): Observable<Squads> {
  if (teamIds.length === 0) return of({ roster: [], players: [] })
  return combineLatest(teamIds.map(id => watchRoster(database, id))).pipe(
    map(rosters => rosters.flat()),
    switchMap(roster =>
      database.catalog
        .findByIds(roster.map(row => catalogId('players', [row.player_id])))
        .$.pipe(map(documents => ({ roster, players: recordsIn(documents.values(), playerRecord) }))),
    ),
  )
}

function watchRoster(database: ScopeDatabase, teamId: number): Observable<RosterRecord[]> {
  // All keys that begin with this team's: '0' is the character after '/'. With the family RxDB finds the
  // index for it.
  const prefix = `team_players/${teamId}`
  return database.catalog
    .find({ selector: { family: 'team_players', id: { $gt: `${prefix}/`, $lt: `${prefix}0` } } })
    .$.pipe(map(documents => recordsIn(documents, rosterRecord)))
}
