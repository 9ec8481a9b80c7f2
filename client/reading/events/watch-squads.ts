import { combineLatest, type Observable } from 'rxjs'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { rosterOf } from '../../scoring/roster.ts'
import {
  playerRecord,
  rosterRecord,
  type PlayerRecord,
  type RosterRecord,
} from '../../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { watchFamily } from '../../sync/storage/watch-family.ts'

/** The rosters of all teams of an event, and the players on them. */
export interface EventSquads {
  readonly roster: readonly RosterRecord[]
  readonly players: readonly PlayerRecord[]
}

export const watchSquads = (database: ScopeDatabase): Observable<EventSquads> =>
  combineLatest({
    roster: watchFamily(database, 'team_players', rosterRecord),
    players: watchFamily(database, 'players', playerRecord),
  })

/** The players of each team with their labels in plays, `#7 Ann Lee`. */
export function playersByTeam({ roster, players }: EventSquads): (teamId: number) => readonly string[] {
  const byTeam = groupBy(roster, ({ team_id }) => team_id)
  return teamId => rosterOf(teamId, byTeam.get(teamId) ?? [], players, []).map(({ label }) => label)
}
