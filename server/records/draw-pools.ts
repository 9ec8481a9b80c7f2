import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { snakePools } from '../rules/pools/snake.ts'
import { bySeed, isOut } from '../../shared-schema/rules/standings/entrant.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import { entrantsIn } from '../access/teams/entrants.ts'
import { loadOnePlay } from '../games/tournament-play.ts'
import { createRecord } from './create-records.ts'

const MAX_POOLS = 64

/**
 * Creates pools A, B, ... from a tournament's teams, distributed as a snake. Names of its other pools are left out.
 * @param pool values common to all pools: start time, whether to create their games; and the teams in their
 *   order, or else all that play, by seed
 * @returns the ids of the new pools
 */
export async function drawPools(
  tx: Tx,
  author: Author,
  tournamentId: number,
  count: number,
  { team_ids: chosen, ...pool }: StoredRecord,
): Promise<number[]> {
  await lockScopes(tx, [tournamentScope(tournamentId)])
  const { entrants, pools } = await loadOnePlay(tx, tournamentId)
  const teams =
    chosen === undefined
      ? entrants
          .filter(entrant => !isOut(entrant))
          .sort(bySeed)
          .map(({ team_id }) => team_id)
      : await entrantsIn(tx, tournamentId, chosen)
  // A pool of one team has no game.
  const most = Math.min(Math.floor(teams.length / 2), MAX_POOLS)
  if (most === 0)
    throw Problem.field('number_of_pools', t => t('records.tooFewForPool', { teams: teams.length }))
  if (count > most)
    throw Problem.field('number_of_pools', t => t('records.tooManyPools', { most, teams: teams.length }))
  const names = freeNames(new Set(pools.map(({ name }) => name)))
  const ids: number[] = []
  for (const team_ids of snakePools(teams, count)) {
    ids.push(
      ...(await createRecord(tx, author, 'pools', {
        ...pool,
        tournament_id: tournamentId,
        name: names.next().value,
        team_ids,
      })),
    )
  }
  return ids
}

/** The names that no pool has yet, in their order. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index++) if (!taken.has(nameOfPool(index))) yield nameOfPool(index)
}

/** A to Z, then AA, AB and so on. */
const nameOfPool = (index: number): string =>
  (index < 26 ? '' : nameOfPool(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
