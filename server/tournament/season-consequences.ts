import type { Consequence } from '../../shared-schema/api/standings.ts'
import { seasonScope } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { LeagueStanding } from '../../shared-schema/rules/league-table/league-table.ts'
import { leagueTable } from '../../shared-schema/rules/league-table/league-table.ts'
import type { Author } from '../access/author.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deferred } from '../texts/deferred-text.ts'
import { resultChanges, type ChangingGame } from './consequences.ts'
import { seasonGameNames } from './game-names.ts'
import { loadLeagueSeason } from './league-season.ts'
import { teamNames, type TeamName } from './team-names.ts'

/** A snapshot of a season: its games outside tournaments, and its table. */
interface SeasonState {
  readonly games: readonly (ChangingGame & { readonly match_day: number | null })[]
  readonly table: readonly LeagueStanding[]
}

/** Performs a write in a season, and reports the results and places that it changes. */
export async function movedInSeason<T>(
  tx: Tx,
  author: Author,
  id: number,
  write: (tx: Tx) => Promise<T>,
): Promise<{ readonly consequences: readonly Deferred<Consequence>[]; readonly written: T }> {
  await lockScopes(tx, [seasonScope(id)])
  const before = await stateOf(tx, id)
  const written = await write(tx)
  const after = await stateOf(tx, id)
  const nameOf = await teamNames(
    tx,
    author,
    [...before.table, ...after.table].map(({ team_id }) => team_id),
  )
  return {
    consequences: [
      ...resultChanges(before.games, after.games, nameOf, seasonGameNames(after.games, nameOf)),
      ...placeChanges(before.table, after.table, nameOf),
    ],
    written,
  }
}

/** The season of a record that is in no tournament; undefined if it has none. */
export async function seasonOfRecord(
  tx: Tx,
  family: Family,
  record: StoredRecord,
): Promise<number | undefined> {
  if (family === 'seasons' && typeof record.id === 'number') return record.id
  if (typeof record.season_id === 'number') return record.season_id
  if (typeof record.game_id !== 'number') return undefined
  const game = await tx
    .selectFrom('games')
    .select('season_id')
    .where('id', '=', record.game_id)
    .executeTakeFirst()
  return game?.season_id
}

async function stateOf(tx: Tx, id: number): Promise<SeasonState> {
  const isThere = await tx.selectFrom('seasons').select('id').where('id', '=', id).executeTakeFirst()
  if (!isThere) return { games: [], table: [] }
  const games = await tx
    .selectFrom('games')
    .select([
      'id',
      'pool_id',
      'match_day',
      'team_1_id',
      'team_2_id',
      'team_1_score',
      'team_2_score',
      'team_1_shootout_score',
      'team_2_shootout_score',
      'winner_id',
      'status',
      'ruling',
      'forfeit_team_ids',
    ])
    .where('season_id', '=', id)
    .where('tournament_id', 'is', null)
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return { games, table: leagueTable(await loadLeagueSeason(tx, id)) }
}

/** Teams whose place or points have changed. */
function placeChanges(
  before: readonly LeagueStanding[],
  after: readonly LeagueStanding[],
  nameOf: TeamName,
): Deferred<Consequence>[] {
  const former = new Map(before.map(line => [line.team_id, line]))
  return after.flatMap(({ team_id, place, points }) => {
    const was = former.get(team_id)
    if (!was || (was.place === place && was.points === points)) return []
    return [
      {
        kind: 'standing' as const,
        say: t =>
          t('tournament.moved.season', {
            team: nameOf(t, team_id),
            from: was.place,
            to: place,
            before: was.points,
            after: points,
          }),
        game_id: null,
        pool_id: null,
        team_ids: [team_id],
      },
    ]
  })
}
