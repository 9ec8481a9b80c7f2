import { combineLatest, map, type Observable } from 'rxjs'
import { z } from 'zod'
import { teamNames } from '../events/team-names.ts'
import { readEntries } from '../scoring/entries-of-game.ts'
import type { Names } from '../scoring/play-text.ts'
import { playerLabels } from '../scoring/roster.ts'
import { playerRecord, rosterRecord, teamRecord } from '../storage/catalog-records.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { watchFamily } from '../storage/watch-family.ts'

/** What this device knows of what waits for the office of an event. */
export interface Office {
  /** Whose event it is. */
  readonly organizations: readonly number[]
  /** The games of which tablets have different sheets. */
  readonly disputed: readonly number[]
}

export const watchOffice = (database: ScopeDatabase): Observable<Office> => combineLatest({
  organizations: watchFamily(database, 'leagues', z.object({ organization_id: z.int() })).pipe(map(leagues => leagues.map(league => league.organization_id))),
  disputed: database.results.find({ selector: { kind: 'dispute' } }).$.pipe(map(rows => rows.map(row => row.game_id))),
})

/** The names of all teams and players of the event. */
export const watchNames = (database: ScopeDatabase): Observable<Names> => combineLatest({
  teams: watchFamily(database, 'teams', teamRecord),
  roster: watchFamily(database, 'team_players', rosterRecord),
  players: watchFamily(database, 'players', playerRecord),
  entries: database.entries.find({ selector: { kind: 'walk_on' } }).$.pipe(map(readEntries)),
}).pipe(map(({ teams, roster, players, entries }) =>
  ({ team: teamNames(teams), player: playerLabels(roster, players, entries.filter(entry => entry.kind === 'walk_on')) })))
