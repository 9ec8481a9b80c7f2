import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { CreatedIn, DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import type { FamilyRules } from './family-rules.ts'
import { isFed } from '../../games/game-to-fold.ts'
import { withTimezoneOfEvent } from '../ownership/local-time.ts'
import { clearResult } from '../../games/entries/clear-result.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { settleLeavingOf } from '../../games/entries/leave-season.ts'
import { placeInEvent } from '../ownership/place-of-game.ts'
import { Problem } from '../../problems/problem.ts'
import { recordDueForfeits } from '../../games/entries/record-entries.ts'
import { ruledByOffice, withRuling } from '../../games/ruling.ts'
import { refoldGames } from '../../games/refold-game.ts'
import { moveGame } from '../../games/settle.ts'

/** A game has a place, a time, and the games to which its teams go on. */
export const gameRules: Partial<FamilyRules<'games'>> = {
  async prepare(tx, record, before) {
    if (record.team_1_id !== null && record.team_1_id === record.team_2_id) {
      throw Problem.field('team_2_id', t => t('families.gameAgainstItself'))
    }
    const placed = await placeInEvent(tx, record, before)
    await checkNextGames(tx, placed, before)
    const timed = await withTimezoneOfEvent(tx, before ? await decided(tx, placed, before) : placed, before)
    return withRuling(tx, timed, before)
  },

  async created(tx, game) {
    if (links.some(({ next }) => game[next] != null)) await refoldGames(tx, [game.id])
  },

  async createdTogether(tx, games) {
    await judgeAgain(tx, { game_ids: games.map(({ id }) => id) })
    for (const tournamentId of tournamentsOf(games)) await recordDueForfeits(tx, tournamentId)
    await settleLeavingOf(tx, games)
    const fed = tournamentsOf(games.filter(({ pool_id }) => pool_id != null))
    for (const tournamentId of fed) await moveFromPools(tx, tournamentId)
  },

  async updated(tx, before, after, author) {
    const id = after.id
    const [from, to] = [scopeOfGame(before), scopeOfGame(after)]
    if (from !== to) {
      await lockScopes(tx, [from, to])
      await moveGame(tx, id, from)
      return judgeAgain(tx, { game_ids: [id] })
    }
    if (before.ruling !== after.ruling) await ruledByOffice(tx, id)
    if (before.pool_id !== after.pool_id) await moveOnFromPools(tx, after)
    if (before.ruling !== after.ruling && after.pool_id !== null) await moveOnFromPools(tx, after)
    await leaveFormerNextGames(tx, before, after)
    if (placing.some(name => before[name] !== after[name])) await judgeAgain(tx, { game_ids: [id] })
    if (leaving.some(name => before[name] !== after[name])) await settleLeavingOf(tx, [after])
    if (refolding.every(name => before[name] === after[name])) return
    // A team that replaces one that has played there starts the game afresh.
    if (before.needs_decision && sides.some(side => before[side] !== after[side]))
      await clearResult(tx, author, id)
    const isDecided = before.teams_decided || after.teams_decided
    await refoldGames(tx, isDecided ? [id, ...(await feedersOf(tx, id))] : [id])
    if (isDecided && (after.team_1_pool_id !== null || after.team_2_pool_id !== null))
      await moveOnFromPools(tx, after)
    await forfeitForThoseOut(tx, after)
  },
}

const tournamentsOf = (games: readonly CreatedIn<'games'>[]): Set<number> =>
  new Set(games.flatMap(({ tournament_id }) => (tournament_id === null ? [] : [tournament_id])))

async function moveOnFromPools(tx: Tx, { tournament_id }: OwnedIn<'games'>): Promise<void> {
  if (tournament_id !== null) await moveFromPools(tx, tournament_id)
}

async function forfeitForThoseOut(tx: Tx, { tournament_id }: OwnedIn<'games'>): Promise<void> {
  if (tournament_id !== null) await recordDueForfeits(tx, tournament_id)
}

/** The links to next games, with the columns for the side on which the team arrives. */
const links = [
  { next: 'next_game_for_winner_id', slot: 'next_team_for_winner' },
  { next: 'next_game_for_loser_id', slot: 'next_team_for_loser' },
] as const

/**
 * Columns on which a game's fold depends, besides its entries, or that decide who goes on from its pool. A
 * single game that comes into a pool begins to count.
 */
const refolding = [
  'pool_id',
  'team_1_id',
  'team_2_id',
  'season_id',
  'teams_decided',
  'decided_in',
  'ruling',
  'team_1_second_score',
  'team_2_second_score',
  ...links.flatMap(({ next, slot }) => [next, slot]),
] as const

/** Columns that decide whether a game is affected by a team leaving its season. */
const leaving = ['team_1_id', 'team_2_id', 'season_id', 'tournament_id', 'start_time'] as const

const sides = ['team_1_id', 'team_2_id'] as const

/** Columns by which roles are limited to games: they decide who may record at a game. */
const placing = ['team_1_id', 'team_2_id', 'game_site_id'] as const

/** Marks a team as the office's decision if it replaces one sent by earlier games. */
async function decided(
  tx: Tx,
  record: DraftIn<'games'>,
  before: OwnedIn<'games'>,
): Promise<DraftIn<'games'>> {
  if (record.teams_decided !== before.teams_decided) return record
  const changed = ([1, 2] as const).filter(slot => record[`team_${slot}_id`] !== before[`team_${slot}_id`])
  if (changed.length === 0) return record
  const fed = await tx
    .selectFrom('games')
    .select([isFed(1).as('1'), isFed(2).as('2')])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  return changed.some(slot => fed[slot]) ? { ...record, teams_decided: true } : record
}

/** @throws Problem if a link to a next game, from this game or to it, would cross tournaments or seasons */
async function checkNextGames(
  tx: Tx,
  record: DraftIn<'games'>,
  before: OwnedIn<'games'> | undefined,
): Promise<void> {
  const where = typeof record.tournament_id === 'number' ? ('tournament' as const) : ('season' as const)
  const isInPlace = (game: Pick<DraftIn<'games'>, 'tournament_id' | 'season_id'>): boolean =>
    game.tournament_id === record.tournament_id && game.season_id === record.season_id
  const stays = before !== undefined && isInPlace(before)
  for (const { next } of links) {
    const id = record[next]
    if (typeof id !== 'number' || (stays && id === before[next])) continue
    if (id === record.id) throw Problem.field(next, t => t('families.gameAfterItself'))
    const game = await tx
      .selectFrom('games')
      .select(['tournament_id', 'season_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (game && !isInPlace(game)) throw Problem.field(next, t => t(`families.nextGameIn.${where}`))
  }
  if (before === undefined || stays) return
  const feeders = await feedersOf(tx, before.id)
  if (feeders.length > 0) throw Problem.field(`${where}_id`, t => t('families.gameIsFed'))
}

/** The games that send a team to a game: a team that the office keeps there is sent nowhere else. */
async function feedersOf(tx: Tx, id: number): Promise<number[]> {
  const feeders = await tx
    .selectFrom('games')
    .select('id')
    .where(eb => eb.or(links.map(({ next }) => eb(next, '=', id))))
    .orderBy('id')
    .execute()
  return feeders.map(feeder => feeder.id)
}

/** Removes teams sent to a former next game. */
async function leaveFormerNextGames(
  tx: Tx,
  before: OwnedIn<'games'>,
  after: OwnedIn<'games'>,
): Promise<void> {
  for (const { next, slot } of links) {
    const former = before[next]
    if (typeof former !== 'number' || (former === after[next] && before[slot] === after[slot])) continue
    const { numUpdatedRows } = await tx
      .updateTable('games')
      .set(
        before[slot] === 2
          ? { sent_team_2_id: null, sent_nobody_2: false }
          : { sent_team_1_id: null, sent_nobody_1: false },
      )
      .where('id', '=', former)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await refoldGames(tx, [former])
  }
}
