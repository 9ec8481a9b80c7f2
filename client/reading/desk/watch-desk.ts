import { combineLatest, map, type Observable } from 'rxjs'
import { eventMoment, type EventClock } from '../../base/formats/event-clock.ts'
import { teamNames } from '../../scoring/team-names.ts'
import { readEntries } from '../../sync/storage/entries-of-game.ts'
import type { Names } from '../../scoring/play-text.ts'
import { playerLabels } from '../../scoring/roster.ts'
import { gameRecord, playerRecord, rosterRecord, teamRecord } from '../../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { watchFamily, watchOrganizations, watchDefinition } from '../../sync/storage/watch-family.ts'

/** The tasks of an event's office that this device knows of. */
export interface Desk {
  /** The organizations of the event. */
  readonly organizations: readonly number[]
  /** The games for which tablets have different sheets. */
  readonly disputed: readonly number[]
}

export const watchDesk = (database: ScopeDatabase): Observable<Desk> =>
  combineLatest({
    organizations: watchOrganizations(database),
    disputed: database.results
      .find({ selector: { kind: 'dispute' } })
      .$.pipe(map(rows => rows.map(row => row.game_id))),
  })

/** Day and time on the clocks of a game. */
export type MomentsOf = (gameId: number | null) => EventClock

/** Used before any game is known. */
export const ownMoments: MomentsOf = () => eventMoment(undefined)

/** Day and time on the clocks of each game of the event. */
export const watchMoments = (database: ScopeDatabase): Observable<MomentsOf> =>
  watchFamily(database, 'games', gameRecord).pipe(
    map(games => {
      const known = new Map(games.map(game => [game.id, game]))
      return gameId => eventMoment(gameId === null ? undefined : known.get(gameId))
    }),
  )

/** The names of all teams and players of the event. */
export const watchNames = (database: ScopeDatabase): Observable<Names> =>
  combineLatest({
    sport: watchDefinition(database),
    teams: watchFamily(database, 'teams', teamRecord),
    roster: watchFamily(database, 'team_players', rosterRecord),
    players: watchFamily(database, 'players', playerRecord),
    entries: database.entries.find({ selector: { kind: 'walk_on' } }).$.pipe(map(readEntries)),
  }).pipe(
    map(({ sport, teams, roster, players, entries }) => ({
      sport,
      team: teamNames(teams),
      player: playerLabels(
        roster,
        players,
        entries.filter(entry => entry.kind === 'walk_on'),
      ),
    })),
  )
